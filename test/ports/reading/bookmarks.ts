import { expect, test } from 'vitest';
import type { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 15, minute));

/** What every adapter of Bookmarks does. `make` gives an empty one that knows the users 'ana' and 'beto' and the product 30. */
export function bookmarksContract(make: () => Promise<Bookmarks>): void {
  test('sets, renames and removes bookmarks', async () => {
    const bookmarks = await make();
    await bookmarks.set('ana', 30, { section: 'uno', anchor: 'p-a', label: 'A' }, at(1));
    await bookmarks.set('ana', 30, { section: 'dos', anchor: '', label: 'B' }, at(2));
    await bookmarks.set('ana', 30, { section: 'uno', anchor: 'p-a', label: 'C' }, at(3));
    expect(await bookmarks.ofBook('ana', 30)).toEqual([
      { section: 'uno', anchor: 'p-a', label: 'C' },
      { section: 'dos', anchor: '', label: 'B' },
    ]);
    await bookmarks.remove('ana', 30, 'uno', 'p-a');
    await bookmarks.remove('ana', 30, 'uno', 'p-a');
    expect(await bookmarks.ofBook('ana', 30)).toHaveLength(1);
    expect(await bookmarks.ofBook('beto', 30)).toEqual([]);
  });
}
