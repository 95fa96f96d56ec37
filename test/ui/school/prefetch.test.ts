import { afterEach, expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from '#ui/school/prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the browser is asked to do in a quiet moment, and within how many milliseconds at most. */
function askedOf(connection?: { saveData: boolean }) {
  const asked: [work: () => void, limits: object][] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void, limits: object) => asked.push([work, limits]));
  vi.stubGlobal('navigator', { connection });
  prefetchWhenIdle();
  return asked;
}

test('LAY-14: likely pages are fetched once the browser is idle, within two seconds', () => {
  const asked = askedOf();
  expect(asked.map(([, limits]) => limits)).toEqual([{ timeout: 2000 }]);
  expect(askedOf({ saveData: false })).toHaveLength(1);
});

test('LAY-14: nothing is fetched for a visitor who asked to save data', () => {
  expect(askedOf({ saveData: true })).toEqual([]);
});
