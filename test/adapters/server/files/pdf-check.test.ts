import { expect, test } from 'vitest';
import { isSafePdf } from '#adapters/server/files/pdf-check.ts';

const isSafe = (text: string): boolean => isSafePdf(Buffer.from(text, 'latin1'));

test('a whole PDF passes, a cut one or another file does not', () => {
  expect(isSafe('%PDF-1.4\ntrailer\n%%EOF')).toBe(true);
  expect(isSafe('%PDF-2.0\ntrailer\n%%EOF\r\n')).toBe(true);
  expect(isSafe('%PDF-1.4\ntrailer')).toBe(false);
  expect(isSafe('basura %PDF-1.4\n%%EOF')).toBe(false);
});

test.each(['/JavaScript (app.alert(1))', '/Launch', '/EmbeddedFile', '/RichMedia'])(
  '%s in plain sight is refused',
  (mark) => {
    expect(isSafe(`%PDF-1.7\n<< /S ${mark} >>\n%%EOF`)).toBe(false);
  },
);
