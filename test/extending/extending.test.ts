import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CopyOfHouse } from './copy-of-house.ts';
import { recipes } from './recipes.ts';

const here = import.meta.dirname;
const patchOf = (name: string): string => readFileSync(join(here, `${name}.patch`), 'utf8');

let house: CopyOfHouse;
beforeAll(() => {
  house = new CopyOfHouse();
});
afterAll(() => house.remove());

describe.each(recipes)('the recipe $name of docs/extending.md', ({ name, mostFiles, tests }) => {
  test('changes few files, compiles, and passes the tests of its area', async () => {
    const files = house.apply(patchOf(name));
    try {
      const sources = new Set(files.filter((file) => file.startsWith('src/')));
      expect([...sources]).toHaveLength(Math.min(sources.size, mostFiles));
      expect(await house.run('tsc', '-b')).toEqual({ code: 0, output: '' });
      const tested = await house.run('vitest', 'run', '--reporter=dot', ...tests);
      expect(tested.code, tested.output).toBe(0);
    } finally {
      house.restore();
    }
  });
});

test('every example has its recipe, and every recipe is told', () => {
  const patches = readdirSync(here).filter((file) => file.endsWith('.patch'));
  expect(patches.toSorted()).toEqual(recipes.map(({ name }) => `${name}.patch`).toSorted());
  const told = readFileSync(resolve(here, '../../docs/extending.md'), 'utf8');
  expect(recipes.filter(({ name }) => !told.includes(`test/extending/${name}.patch`))).toEqual([]);
});

test('a patch that does not fit is refused', () => {
  const patch = patchOf('question-kind').replace(/^ .+$/m, ' nothing that stands there');
  try {
    expect(() => house.apply(patch)).toThrow('no longer fits');
  } finally {
    house.restore();
  }
});
