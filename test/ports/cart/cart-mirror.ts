import { expect, test } from 'vitest';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import type { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';
import { aCartItem, aFreeItem } from '#test/support/cart/cart-items.ts';

const withCart = (cart: Partial<CartView['cart']>): CartView => ({
  ...emptyCartView,
  cart: { ...emptyCartView.cart, ...cart },
});

/** What every `CartMirror` does. */
export function cartMirrorContract(make: () => CartMirror): void {
  test('remembers nothing at first', async () => {
    expect(await make().read()).toBeNull();
    expect(make().isThere()).toBe(false);
  });

  test('knows without reading whether there is one', async () => {
    const mirror = make();
    await mirror.write(withCart({ items: [aCartItem(1)] }));
    expect(mirror.isThere()).toBe(true);
    mirror.forget();
    expect(mirror.isThere()).toBe(false);
  });

  test('what is being kept when it is told to forget is forgotten as well', async () => {
    const mirror = make();
    const writing = mirror.write(withCart({ items: [aCartItem(1)] }));
    mirror.forget();
    await writing;
    expect(mirror.isThere()).toBe(false);
  });

  test('gives the cart back as it was kept, paid and free', async () => {
    const mirror = make();
    const paid = withCart({ items: [aCartItem(1), aCartItem(2, '89.90')] });
    await mirror.write(paid);
    expect(await mirror.read()).toEqual(paid);
    const free = withCart({ freeItems: [aFreeItem(3)] });
    await mirror.write(free);
    expect(await mirror.read()).toEqual(free);
  });

  test('forgets an empty cart, and when told to', async () => {
    const mirror = make();
    await mirror.write(withCart({ items: [aCartItem(1)] }));
    await mirror.write(emptyCartView);
    expect(await mirror.read()).toBeNull();
    await mirror.write(withCart({ items: [aCartItem(1)] }));
    mirror.forget();
    expect(await mirror.read()).toBeNull();
  });
}
