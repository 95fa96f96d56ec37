import type { StoredCart, StoredLine } from '#application/server/cart/ports/carts.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** A cart as it was kept, and what of it is held back. */
export interface KeptBefore {
  readonly stored: StoredCart;
  readonly held: readonly StoredLine[];
}

/** What is kept of a cart: ids, choices and words, and the lines that it holds back as they were. */
export function storedCartOf({ stored: before, held }: KeptBefore, cart: Cart, now: Date): StoredCart {
  const addedAt = (productId: number): Date =>
    before.lines.find((line) => line.productId === productId)?.addedAt ?? now;
  const paid = cart.items.map((item): StoredLine => ({
    productId: item.productId,
    addedAt: addedAt(item.productId),
    planPriceId: item.plan?.priceId ?? null,
    options: item.options.filter(({ count }) => count > 0).map(({ id, count }) => ({ optionId: id, count })),
    isExtended: item.isExtended,
    isFree: false,
  }));
  const free = cart.freeItems.map(({ productId }): StoredLine => ({
    productId,
    addedAt: addedAt(productId),
    planPriceId: null,
    options: [],
    isExtended: false,
    isFree: true,
  }));
  return {
    id: before.id,
    lines: [...paid, ...free, ...held.filter(({ productId }) => !isIn(cart, productId))],
    codeWord: cart.code?.word ?? null,
    sellerWord: cart.sellerCode?.word ?? null,
    ...(cart.isGift === true && { isGift: true }),
  };
}

function isIn({ items, freeItems }: Cart, productId: number): boolean {
  return [...items, ...freeItems].some((item) => item.productId === productId);
}
