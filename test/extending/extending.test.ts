import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CopyOfHouse } from './copy-of-house.ts';
import { recipes } from './recipes.ts';

const here = import.meta.dirname;
const patchOf = (name: string): string => readFileSync(join(here, `${name}.patch`), 'utf8');

let house: CopyOfHouse;
beforeAll(() => {
  house = new CopyOfHouse();
});
afterEach(() => house.restore());
afterAll(() => house.remove());

describe('the examples of docs/extending.md', () => {
  test.each(recipes)('$name fits the house as it is, and touches at most $mostFiles files', ({ name, mostFiles }) => {
    const sources = house.apply(patchOf(name)).filter((file) => file.startsWith('src/'));
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources).size).toBeLessThanOrEqual(mostFiles);
  });

  // All at once, because compiler and tests take longer to begin than to end.
  test('compile, and pass the tests of their areas', async () => {
    for (const { name } of recipes) house.apply(patchOf(name));
    expect(await house.run('tsc', '-b')).toEqual({ code: 0, output: '' });
    const tests = [...new Set(recipes.flatMap((recipe) => recipe.tests))];
    const tested = await house.run('vitest', 'run', '--reporter=dot', ...tests);
    expect(tested.code, tested.output).toBe(0);
  });

  test('each have a recipe, and every recipe is told', () => {
    const patches = readdirSync(here).filter((file) => file.endsWith('.patch'));
    expect(patches.toSorted()).toEqual(recipes.map(({ name }) => `${name}.patch`).toSorted());
    const told = readFileSync(resolve(here, '../../docs/extending.md'), 'utf8');
    expect(recipes.filter(({ name }) => !told.includes(`test/extending/${name}.patch`))).toEqual([]);
  });

  test('are refused once they no longer fit', () => {
    const patch = patchOf('question-kind').replace(/^ .+$/m, ' nothing that stands there');
    expect(() => house.apply(patch)).toThrow('no longer fits');
  });
});
