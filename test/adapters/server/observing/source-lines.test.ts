import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { showSourceLines } from '#adapters/server/observing/source-lines.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** The stack of an error thrown in the first line of a built file. */
function stackOf(file: string, name = ''): readonly string[] {
  const thrown = new Script('(function sell() { return new TypeError("no"); })', {
    filename: file,
  }).runInThisContext() as (() => Error) | undefined;
  const error = thrown?.();
  if (name !== '') Object.defineProperty(error, 'name', { get: () => JSON.parse(name) });
  return error?.stack?.split('\n') ?? [];
}

test('a stack names the line of the source where a built file has a map, and the built line elsewhere', () => {
  const folder = temporaryFolder();
  // Up to its 27th column, where the error is made, the file comes from the third line, fifth column of its source; what follows from elsewhere.
  const map = { version: 3, sources: ['../src/sell.ts'], names: [], mappings: 'AAEI,2BACA;AACA' };
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['mapped.js.map', 'node_modules/mapped.js.map'])
    writeFileSync(join(folder, name), JSON.stringify(map));
  writeFileSync(join(folder, 'made.js.map'), JSON.stringify({ ...map, mappings: '' }));
  writeFileSync(join(folder, 'torn.js.map'), '{');
  const before = Error.prepareStackTrace;
  onTestFinished(() => {
    Error.prepareStackTrace = before;
    process.setSourceMapsEnabled(false);
  });
  // Where Node was told to do it, it does.
  process.setSourceMapsEnabled(true);
  showSourceLines(folder);
  expect(Error.prepareStackTrace).toBe(before);
  process.setSourceMapsEnabled(false);
  showSourceLines(folder);
  const mapped = join(folder, 'mapped.js');
  for (const named of [mapped, pathToFileURL(mapped).href])
    expect(stackOf(named).slice(0, 2)).toEqual([
      'TypeError: no',
      `    at sell (${join(folder, '../src/sell.ts')}:3:5)`,
    ]);
  for (const built of ['bare.js', 'torn.js', 'made.js', 'node_modules/mapped.js'].map((name) => join(folder, name)))
    expect(stackOf(built)[1]).toBe(`    at sell (${built}:1:27)`);
  // Whoever throws may have spoilt how their error is told.
  expect(stackOf(mapped, 'torn')[0]).toBe('Error');
});
