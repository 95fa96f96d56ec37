import { expect, test } from 'vitest';
import { openFace } from '#adapters/server/documents/typefaces.ts';

test('a glyph of several characters is told as the first of them, whatever a document before began with', () => {
  const face = openFace('serif-italic', 'latin');
  const [unbroken] = face.layout('\u00A0').glyphs;
  const [space] = face.layout(' ').glyphs;
  expect(space?.id).toBe(unbroken?.id);
  expect(space?.codePoints).toEqual([0x20]);
});
