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
