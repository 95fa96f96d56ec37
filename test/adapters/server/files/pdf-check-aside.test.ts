import { expect, test } from 'vitest';
import { isSafePdfAside, isSafePdfInThread } from '#adapters/server/files/pdf-check-aside.ts';

const file = (inside: string): Uint8Array => Buffer.from(`%PDF-1.7\n${inside}\ntrailer\n%%EOF`, 'latin1');
const harmless = file('1 0 obj << /Type /Catalog >> endobj');
const harmful = file('1 0 obj << /S /JavaScript (app.alert(1)) >> endobj');

test('a thread says of a file what would be said here, and leaves it whole to whoever sent it', async () => {
  const before = Buffer.from(harmless);
  expect(await Promise.all([harmless, harmful].map((each) => isSafePdfInThread(each, 60_000)))).toEqual([true, false]);
  expect(before.equals(harmless)).toBe(true);
  expect(await Promise.all([harmless, harmful].map((each) => isSafePdfAside(each)))).toEqual([true, false]);
});

test('what is not looked at in time is not safe', async () => {
  expect(await isSafePdfInThread(harmless, 0)).toBe(false);
});
