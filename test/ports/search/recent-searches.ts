import { expect, test } from 'vitest';
import type { RecentSearches } from '#application/browser/search/ports/recent-searches.ts';

const at = (path: string) => ({ title: path.slice(1), path });

/** What every `RecentSearches` does. */
export function recentSearchesContract(make: () => RecentSearches): void {
  test('remembers nothing at first', () => expect(make().read()).toEqual([]));

  test('the latest stands first, each path once, five at most', () => {
    const recent = make();
    for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f']) recent.remember(at(path));
    expect(recent.read()).toEqual(['/f', '/e', '/d', '/c', '/a'].map(at));
  });

  test('forgets when told to', () => {
    const recent = make();
    recent.remember(at('/a'));
    recent.forget();
    expect(recent.read()).toEqual([]);
  });
}
