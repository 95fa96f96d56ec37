import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CopyOfHouse } from './copy-of-house.ts';
import { patchOf } from './patches.ts';
import { recipes } from './recipes.ts';

let house: CopyOfHouse;
beforeAll(() => {
  house = new CopyOfHouse();
});
afterAll(() => house.remove());

describe('the examples of docs/extending.md', () => {
  // All at once, because compiler and tests take longer to begin than to end.
  test('compile, and pass the tests of their areas', async () => {
    for (const { name } of recipes) house.apply(patchOf(name));
    expect(await house.run('tsc', '-b', '--checkers', '2')).toEqual({ code: 0, output: '' });
    const tests = [...new Set(recipes.flatMap((recipe) => recipe.tests))];
    // Beside the workers of this run: each further one would load the whole server for a few files.
    const tested = await house.run('vitest', 'run', '--reporter=dot', '--maxWorkers=1', ...tests);
    expect(tested.code, tested.output).toBe(0);
  });
});
