import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Carts } from '#application/server/cart/ports/carts.ts';
import { accountOf, aStoredLine, at, later, visitorOf } from '#test/support/orders/buying-builders.ts';

/** What every `Carts` does. The factory gives an empty one that knows the accounts ana and luis and the products 10 and 11. */
export function cartsContract(make: () => Promise<Carts>): void {
  const cartOf = (id: string) => ({ id, lines: [], codeWord: null, sellerWord: null });

  test('an owner without a cart has none', async () => {
    const carts = await make();
    expect(await carts.find(accountOf('ana'))).toBeNull();
    expect(await carts.find(visitorOf('hash'))).toBeNull();
  });

  test('locking makes the cart once', async () => {
    const carts = await make();
    expect(await carts.lock(accountOf('ana'), 'cart-1', at)).toEqual(cartOf('cart-1'));
    expect(await carts.lock(accountOf('ana'), 'cart-2', at)).toEqual(cartOf('cart-1'));
    expect(await carts.find(accountOf('ana'))).toEqual(cartOf('cart-1'));
  });

  test('carts of accounts and visitors are apart', async () => {
    const carts = await make();
    await carts.lock(accountOf('ana'), 'cart-1', at);
    await carts.lock(accountOf('luis'), 'cart-2', at);
    await carts.lock(visitorOf('ana'), 'cart-3', at);
    expect((await carts.find(accountOf('luis')))?.id).toBe('cart-2');
    expect((await carts.find(visitorOf('ana')))?.id).toBe('cart-3');
    expect(await carts.find(visitorOf('luis'))).toBeNull();
  });

  test('keeps lines with their choices, in their order, and both words', async () => {
    const carts = await make();
    const cart = await carts.lock(accountOf('ana'), 'cart-1', at);
    const saved = {
      ...cart,
      lines: [
        aStoredLine(11, { options: [{ optionId: 0, count: 3 }], isExtended: true, addedAt: later(1) }),
        aStoredLine(10, { isFree: true }),
      ],
      codeWord: 'QUINCE',
      sellerWord: 'UMBRAL10',
    };
    await carts.save(saved);
    expect(await carts.find(accountOf('ana'))).toEqual(saved);
    await carts.save({ ...saved, lines: [], codeWord: null });
    expect(await carts.lock(accountOf('ana'), 'cart-2', at)).toEqual({ ...saved, lines: [], codeWord: null });
  });

  test('keeps whether a cart is a gift, and that it is none any more', async () => {
    const carts = await make();
    const cart = await carts.lock(accountOf('ana'), 'cart-1', at);
    await carts.save({ ...cart, lines: [aStoredLine(10)], isGift: true });
    expect(await carts.find(accountOf('ana'))).toMatchObject({ isGift: true });
    expect(await carts.lock(accountOf('ana'), 'cart-2', at)).toMatchObject({ isGift: true });
    await carts.save({ ...cart, lines: [aStoredLine(10)] });
    expect((await carts.find(accountOf('ana')))?.isGift).toBeUndefined();
  });

  test('whatever a locked cart is changed into is what is kept of it', async () => {
    const carts = await make();
    const line = fc
      .record({
        productId: fc.constantFrom(10, 11),
        addedAt: fc.nat(3).map(later),
        options: fc.array(fc.record({ optionId: fc.nat(2), count: fc.nat(2) }), { maxLength: 2 }),
        isExtended: fc.boolean(),
        isFree: fc.boolean(),
      })
      .map(({ productId, ...parts }) => aStoredLine(productId, parts));
    const word = fc.constantFrom(null, 'QUINCE', 'UMBRAL10');
    const changed = fc.record({
      lines: fc.uniqueArray(line, { maxLength: 2, selector: ({ productId }) => productId }),
      codeWord: word,
      sellerWord: word,
      isGift: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(changed, async ({ isGift, ...parts }) => {
        const locked = await carts.lock(accountOf('ana'), 'cart-1', at);
        const cart = { id: locked.id, ...parts, ...(isGift && { isGift }) };
        await carts.save(cart, locked);
        expect(await carts.find(accountOf('ana'))).toEqual(cart);
        expect(await carts.lock(accountOf('ana'), 'cart-2', at)).toEqual(cart);
      }),
      { numRuns: 60 },
    );
  });

  test('a retired cart is nobody’s, and its owner may begin another', async () => {
    const carts = await make();
    const cart = await carts.lock(visitorOf('hash'), 'cart-1', at);
    await carts.save({ ...cart, lines: [aStoredLine(10)] });
    await carts.retire('cart-1');
    expect(await carts.find(visitorOf('hash'))).toBeNull();
    expect(await carts.lock(visitorOf('hash'), 'cart-2', at)).toEqual(cartOf('cart-2'));
  });

  test('writes down what was put in and taken out', async () => {
    const carts = await make();
    await carts.lock(accountOf('ana'), 'cart-1', at);
    const event = { cartId: 'cart-1', userId: 'ana', productId: 10, at } as const;
    await carts.record({ ...event, id: 'event-1', kind: 'added' });
    await carts.record({ ...event, id: 'event-2', kind: 'removed', userId: null });
    expect(await carts.find(accountOf('ana'))).toEqual(cartOf('cart-1'));
  });
}
