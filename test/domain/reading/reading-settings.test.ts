import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lineSpacings,
  readingThemes,
  settingsFrom,
  textFaces,
  textMargins,
  textSizes,
  usualSettings,
} from '#domain/reading/reading-settings.ts';

test('there are four sizes, two faces, three spacings, margins and themes', () => {
  expect([textSizes, textFaces, lineSpacings, textMargins].map(({ length }) => length)).toEqual([4, 2, 3, 3]);
  expect(readingThemes).toEqual(['light', 'sepia', 'dark']);
});

test('what was kept comes back, whatever is unknown is as usual', () => {
  const kept = {
    size: 'xl',
    face: 'sans',
    spacing: 'loose',
    margins: 'wide',
    theme: 'dark',
    hasShortcuts: false,
    hasNotesBeside: true,
  };
  expect(settingsFrom(kept)).toEqual(kept);
  expect(settingsFrom({ size: 'enorme', theme: 3 })).toEqual(usualSettings);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (anything) => {
      expect(settingsFrom(settingsFrom(anything) as never)).toEqual(settingsFrom(anything));
    }),
  );
});
