import { describe, expect, test } from 'vitest';
import { ChangeLine } from '#application/server/cart/change-line.ts';
import type { LineChange } from '#domain/cart/item-choices.ts';
import { DEFAULT_EXTENSION } from '#domain/pricing/extension.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { accountOf, aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { someSeats } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const price = (id: number, amount: string) => ({
  id,
  regular: soles(amount),
  reduced: null,
  duration: { amount: 1, unit: 'month' } as const,
  seatPrice: soles('5.00'),
});
const ana = accountOf('ana');

/** Ana's cart holds a course with two options and a plan with two prices, both extendable. */
async function withLines() {
  const extension = DEFAULT_EXTENSION;
  const options = [someSeats(1, '20.00'), someSeats(2, '30.00')];
  const plan = { page: 'pro', seats: 2, prices: [price(201, '50.00'), price(202, '500.00')] } as const;
  const products = [
    aSellableProduct(10, { options, extension }),
    aSellableProduct(20, { kind: 'plan', plan, extension }),
  ];
  const school = await buyingInMemory({ products });
  for (const id of [10, 20]) accepted(await school.addToCart.execute({ owner: ana, slug: `curso-${id}` }));
  const line = new ChangeLine(school.assembly);
  const change = (productId: number, what: LineChange) => line.execute(ana, productId, what);
  const kept = async (id: number) => (await school.carts.find(ana))?.lines.find(({ productId }) => productId === id);
  return { ...school, change, kept };
}

describe('changing a line of a cart', () => {
  test('chooses options and the extension, and leaves what was not said', async () => {
    const { change, kept } = await withLines();
    const options = [
      { optionId: 1, count: 2 },
      { optionId: 2, count: 1 },
    ];
    accepted(await change(10, { isExtended: true, options }));
    expect(await kept(10)).toMatchObject({ isExtended: true, options });
    const told = accepted(await change(10, { options: [{ optionId: 1, count: 0 }] }));
    expect(told.cart.items[0]).toMatchObject({ isExtended: true, options: [{ count: 0 }, { count: 1 }] });
    accepted(await change(10, { isExtended: false }));
    expect(await kept(10)).toMatchObject({ isExtended: false, options: [{ optionId: 2, count: 1 }] });
    accepted(await change(10, {}));
    expect(await kept(10)).toMatchObject({ isExtended: false, options: [{ optionId: 2, count: 1 }] });
  });

  test('takes another price of a plan: its seats are chosen anew, a ticked extension stays', async () => {
    const { change, kept } = await withLines();
    accepted(await change(20, { isExtended: true, options: [{ optionId: 0, count: 1 }] }));
    accepted(await change(20, { planPriceId: 201 }));
    expect(await kept(20)).toMatchObject({ planPriceId: 201, isExtended: true, options: [{ optionId: 0, count: 1 }] });
    accepted(await change(20, { planPriceId: 202 }));
    expect(await kept(20)).toMatchObject({ planPriceId: 202, isExtended: true, options: [] });
    expect(await kept(10)).toMatchObject({ productId: 10, planPriceId: null });
  });

  test('refuses the whole change for what is not there or too much', async () => {
    const { change, kept } = await withLines();
    expect(refused(await change(99, { isExtended: true }))).toEqual({ kind: 'not-in-cart', productId: 99 });
    expect(refused(await change(20, { planPriceId: 999 })).kind).toBe('plan-price-unknown');
    expect(refused(await change(10, { planPriceId: 201 })).kind).toBe('plan-price-unknown');
    const options = [
      { optionId: 9, count: 1 },
      { optionId: 1, count: 1 },
    ];
    expect(refused(await change(10, { isExtended: true, options }))).toEqual({ kind: 'option-unknown', optionId: 9 });
    expect(await kept(10)).toMatchObject({ isExtended: false, options: [] });
  });

  test('of a plan that is sold no more is refused', async () => {
    const { carts, change } = await withLines();
    const cart = await carts.lock(ana, 'cart-9');
    const lines = cart.lines.map((line) => (line.productId === 20 ? { ...line, productId: 99 } : line));
    await carts.save({ ...cart, lines });
    expect(refused(await change(99, { planPriceId: 202 })).kind).toBe('not-in-cart');
  });
});
