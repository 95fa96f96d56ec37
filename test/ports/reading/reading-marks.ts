import { expect, test } from 'vitest';
import type { ReadingMarks } from '#application/server/reading/ports/reading-marks.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 15, minute));

/** What every adapter of ReadingMarks does. `make` gives an empty one that knows the users 'ana' and 'beto' and the product 30. */
export function readingMarksContract(make: () => Promise<ReadingMarks>): void {
  test('sets, renames and removes bookmarks', async () => {
    const marks = await make();
    await marks.setBookmark('ana', 30, { section: 'uno', anchor: 'p-a', label: 'A' }, at(1));
    await marks.setBookmark('ana', 30, { section: 'dos', anchor: '', label: 'B' }, at(2));
    await marks.setBookmark('ana', 30, { section: 'uno', anchor: 'p-a', label: 'C' }, at(3));
    expect(await marks.bookmarks('ana', 30)).toEqual([
      { section: 'uno', anchor: 'p-a', label: 'C' },
      { section: 'dos', anchor: '', label: 'B' },
    ]);
    await marks.removeBookmark('ana', 30, 'uno', 'p-a');
    await marks.removeBookmark('ana', 30, 'uno', 'p-a');
    expect(await marks.bookmarks('ana', 30)).toHaveLength(1);
    expect(await marks.bookmarks('beto', 30)).toEqual([]);
  });

  test('remembers the latest place, whichever comes last', async () => {
    const marks = await make();
    expect(await marks.place('ana', 30)).toBeNull();
    const later = { section: 'dos', anchor: 'p-b', device: 'tableta', at: at(5) };
    await marks.keepPlace('ana', 30, { section: 'uno', anchor: '', device: 'laptop', at: at(1) });
    await marks.keepPlace('ana', 30, later);
    await marks.keepPlace('ana', 30, { section: 'uno', anchor: '', device: 'laptop', at: at(4) });
    expect(await marks.place('ana', 30)).toEqual(later);
    expect(await marks.place('beto', 30)).toBeNull();
  });
}
