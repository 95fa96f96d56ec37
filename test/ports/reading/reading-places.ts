import { expect, test } from 'vitest';
import type { ReadingPlaces } from '#application/server/reading/ports/reading-places.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 15, minute));

/** What every adapter of ReadingPlaces does. `make` gives an empty one that knows the users 'ana' and 'beto' and the product 30. */
export function readingPlacesContract(make: () => Promise<ReadingPlaces>): void {
  test('remembers the latest place, whichever comes last', async () => {
    const places = await make();
    expect(await places.find('ana', 30)).toBeNull();
    const later = { section: 'dos', anchor: 'p-b', device: 'tableta', at: at(5) };
    await places.keep('ana', 30, { section: 'uno', anchor: '', device: 'laptop', at: at(1) });
    await places.keep('ana', 30, later);
    await places.keep('ana', 30, { section: 'uno', anchor: '', device: 'laptop', at: at(4) });
    expect(await places.find('ana', 30)).toEqual(later);
    expect(await places.find('beto', 30)).toBeNull();
  });
}
