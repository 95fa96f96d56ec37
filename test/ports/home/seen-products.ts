import { expect, test } from 'vitest';
import type { SeenProducts } from '#application/browser/home/ports/seen-products.ts';

/** What every `SeenProducts` does. */
export function seenProductsContract(make: () => SeenProducts): void {
  test('keeps nothing at first', () => expect(make().read()).toEqual([]));

  test('the latest stands first, each product once, twelve at most', () => {
    const seen = make();
    for (let number = 1; number <= 14; number += 1) seen.remember(`curso-${number}`);
    seen.remember('curso-10');
    const others = [14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map((number) => `curso-${number}`);
    expect(seen.read()).toEqual(['curso-10', ...others]);
  });

  test('lets go of one, and of all', () => {
    const seen = make();
    for (const slug of ['a', 'b', 'c']) seen.remember(slug);
    seen.drop('b');
    seen.drop('no-visto');
    expect(seen.read()).toEqual(['c', 'a']);
    seen.forget();
    expect(seen.read()).toEqual([]);
  });
}
