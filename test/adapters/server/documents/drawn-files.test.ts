import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DrawnFiles, keptHours } from '#adapters/server/documents/drawn-files.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const hour = 60 * 60 * 1000;
const bytes = new Uint8Array([1, 2, 3]);

test('keeps what was drawn, and knows nothing else', async () => {
  const files = new DrawnFiles(join(temporaryFolder(), 'drawn'));
  expect(await files.find('a.pdf', new Date())).toBeNull();
  await files.keep('a.pdf', bytes);
  expect([...((await files.find('a.pdf', new Date())) ?? [])]).toEqual([1, 2, 3]);
});

test('what nobody asked for in a day goes, and what was never finished', async () => {
  const folder = temporaryFolder();
  const files = new DrawnFiles(folder);
  const now = Date.now();
  await files.keep('old.pdf', bytes);
  await files.keep('used.pdf', bytes);
  writeFileSync(join(folder, 'torn.tmp'), 'x');
  await files.find('used.pdf', new Date(now + 2 * hour));
  await files.tidy(new Date(now + (keptHours + 1) * hour));
  expect(readdirSync(folder)).toEqual(['used.pdf']);
});

test('of what is too much, the oldest goes', async () => {
  const folder = temporaryFolder();
  const files = new DrawnFiles(folder, 2);
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await files.keep(name, bytes);
  const now = Date.now();
  for (const [place, name] of ['c.pdf', 'a.pdf', 'b.pdf'].entries())
    await files.find(name, new Date(now + place * 1000));
  await files.tidy(new Date(now + 5000));
  expect(readdirSync(folder)).toEqual(['a.pdf', 'b.pdf']);
});
