import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedBy, patchOf } from './patches.ts';
import { recipes } from './recipes.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the examples of docs/extending.md', () => {
  test.each(recipes)('$name fits the house as it is, and touches at most $mostFiles files', ({ name, mostFiles }) => {
    const sources = changedBy(patchOf(name), root).filter(({ path }) => path.startsWith('src/'));
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ path }) => path)).size).toBeLessThanOrEqual(mostFiles);
  });

  test.each(recipes)('$name changes the files that its recipe names, and no other of src', ({ name }) => {
    const touched = changedBy(patchOf(name), root).map(({ path }) => path);
    const rows = toldFiles(name);
    expect(rows.length).toBeGreaterThan(0);
    const named = rows.flat();
    expect(named.filter((pattern) => !touched.some((path) => pattern.test(path)))).toEqual([]);
    // A file that is told in words alone may be any.
    const isOpen = rows.some((row) => row.length === 0);
    const rest = touched.filter((path) => path.startsWith('src/') && !named.some((pattern) => pattern.test(path)));
    expect(isOpen ? [] : rest).toEqual([]);
  });

  test('each have a recipe, and every recipe is told', () => {
    const patches = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.patch'));
    expect(patches.toSorted()).toEqual(recipes.map(({ name }) => `${name}.patch`).toSorted());
    const told = readFileSync(resolve(root, 'docs/extending.md'), 'utf8');
    expect(recipes.filter(({ name }) => !told.includes(`test/extending/${name}.patch`))).toEqual([]);
  });

  test('are refused once they no longer fit', () => {
    const patch = patchOf('question-kind').replace(/^ .+$/m, ' nothing that stands there');
    expect(() => changedBy(patch, root)).toThrow('no longer fits');
  });
});

/** What stands in backticks in the first column of a recipe's table, row by row: a path with names in its place, or a folder. */
function toldFiles(name: string): readonly (readonly RegExp[])[] {
  const told = readFileSync(resolve(root, 'docs/extending.md'), 'utf8').split(/^## /m);
  const section = told.find((each) => each.includes(`test/extending/${name}.patch`)) ?? '';
  const rows = [...section.matchAll(/^\| (?!file\b|-)([^|]+)\|/gm)];
  return rows.map(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(
      ([, path = '']) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+')}(/|$)`),
    ),
  );
}
