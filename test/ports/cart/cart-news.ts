import { expect, test, vi } from 'vitest';
import type { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import { until } from '#test/support/shared/until.ts';

/** What every adapter of CartNews does. `make` gives the ends of two tabs of one browser, and a third that hears too. */
export function cartNewsContract(make: () => readonly [CartNews, CartNews, CartNews]): void {
  test('the other tabs hear that the cart changed, and the one that says so does not', async () => {
    const tabs = make();
    const heard = tabs.map(() => vi.fn<() => void>());
    for (const [place, tab] of tabs.entries()) tab.listen(heard[place] ?? (() => undefined));
    tabs[0].announce();
    await until(() => expect(heard.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]));
    tabs[1].announce();
    await until(() => expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]));
  });
}
