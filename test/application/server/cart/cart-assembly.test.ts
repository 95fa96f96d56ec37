import { describe, expect, test } from 'vitest';
import { RemoveFromCart } from '#application/server/cart/remove-from-cart.ts';
import type { StoredCart } from '#application/server/cart/ports/carts.ts';
import { NOTHING } from '#domain/shared/money.ts';
import {
  accountOf,
  aGrant,
  anAttempt,
  anOrder,
  aSellableProduct,
  aStoredLine,
  at,
  visitorOf,
} from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { percentOff, soles } from '#test/support/pricing/price-lines.ts';

const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };
const listed = percentOff('10', { kind: 'listed-products', productIds: [11] });
const codes = [
  aCode('QUINCE', year),
  aCode('UMBRAL', { ...year, id: 2, origin: 'seller' }),
  aCode('ONCE', { ...year, id: 3, origin: 'promotion', discount: listed }),
];
const ana = accountOf('ana');
const visitor = visitorOf('galleta');
const price = {
  id: 201,
  regular: soles('50.00'),
  reduced: null,
  duration: { amount: 1, unit: 'month' },
  seatPrice: null,
} as const;

/** Ana's cart, and a visitor's of the same, as it is given; null: none. */
async function withCart(given: Partial<StoredCart> | null) {
  const products = [
    aSellableProduct(10),
    aSellableProduct(11),
    aSellableProduct(13, { regular: NOTHING }),
    aSellableProduct(20, { kind: 'plan', plan: { page: 'pro', seats: 2, prices: [price] } }),
  ];
  const school = await buyingInMemory({ products, codes });
  for (const owner of given === null ? [] : [ana, visitor]) {
    await school.carts.save({ ...(await school.carts.lock(owner, `cart-${owner.kind}`)), ...given });
  }
  return school;
}

const lines = (...ids: readonly number[]) => ids.map((id) => aStoredLine(id));

describe('a cart as it is kept', () => {
  test('is read as it is sold today: what is sold no more is named, prices of plans are told', async () => {
    const { assembly } = await withCart({ lines: lines(10, 99, 20), codeWord: 'NADA' });
    const read = await assembly.read(ana);
    expect(read.cart).toMatchObject({ items: [{ productId: 10 }, { productId: 20 }], code: null, freeItems: [] });
    expect(read.notices).toEqual([{ kind: 'withdrawn', productId: 99 }]);
    expect([...read.planPrices].map(([id, prices]) => [id, prices.map((price) => price.id)])).toEqual([[20, [201]]]);
  });

  test('tells what each price of a plan is sold at today: one whose discount is over or to come is not told as reduced', async () => {
    const plan = { page: 'pro', seats: 2, prices: [price, { ...price, id: 202, reduced: soles('40.00') }] } as const;
    const ended = { reducedUntil: new Date(at.getTime() - 1).toISOString() };
    const school = await buyingInMemory({
      products: [
        aSellableProduct(20, { kind: 'plan', plan, ...ended }),
        aSellableProduct(21, { kind: 'plan', plan, reducedUntil: at.toISOString() }),
      ],
      codes,
    });
    // Of the prices that are chosen none is reduced, so that nothing else tells whether the discount runs.
    await school.carts.save({ ...(await school.carts.lock(ana, 'cart-ana')), lines: lines(20, 21) });
    const { planPrices } = await school.assembly.read(ana);
    const told = (id: number) => planPrices.get(id)?.map(({ reduced }) => reduced);
    expect([told(20), told(21)]).toEqual([
      [null, null],
      [null, 4000],
    ]);
  });

  test('of nobody, and of whoever has none, is empty', async () => {
    const { assembly, carts } = await withCart(null);
    const empty = { cart: { items: [], freeItems: [], code: null, sellerCode: null }, notices: [], held: [] };
    expect(await assembly.read(null)).toMatchObject(empty);
    expect(await assembly.read(ana)).toMatchObject(empty);
    expect(await carts.find(ana)).toBeNull();
  });

  test('has no code while nothing in it is paid, and nothing free beside what is paid', async () => {
    const free = aStoredLine(13, { isFree: true });
    const alone = await withCart({ lines: [free], codeWord: 'QUINCE' });
    expect((await alone.assembly.read(ana)).cart).toMatchObject({
      items: [],
      freeItems: [{ productId: 13 }],
      code: null,
    });
    const beside = await withCart({ lines: [free, aStoredLine(10)], codeWord: 'QUINCE' });
    expect((await beside.assembly.read(ana)).cart).toMatchObject({
      items: [{ productId: 10 }],
      freeItems: [],
      code: { word: 'QUINCE' },
    });
  });

  test('asks what was free and is so no more to be paid', async () => {
    const { assembly } = await withCart({ lines: [aStoredLine(10, { isFree: true })] });
    expect((await assembly.read(ana)).cart).toMatchObject({ items: [{ productId: 10 }], freeItems: [] });
  });

  test('tells which codes touch a product: promotions that hold, and the coupon in force', async () => {
    const { assembly } = await withCart({ lines: lines(10), codeWord: 'QUINCE' });
    expect((await assembly.read(ana)).cart.items[0]).toMatchObject({ coupons: [{ word: 'QUINCE' }], promotions: [] });
    const seller = await withCart({ lines: lines(10), codeWord: 'UMBRAL' });
    expect((await seller.assembly.read(ana)).cart).toMatchObject({
      code: { word: 'UMBRAL' },
      items: [{ coupons: [] }],
    });
  });

  test('is priced as its owner: a plan in force lowers what has a price for subscribers', async () => {
    const { assembly, ownership } = await withCart({ lines: lines(10) });
    expect((await assembly.read(ana)).terms.hasActivePlan).toBe(false);
    const plans = { id: 20, slug: 'plan', title: 'Plan', kind: 'plan', categoryId: null, isPublished: true } as const;
    ownership.describe({ ...plans, plan: { page: 'pro', gives: [] } });
    ownership.grant('ana', 20);
    expect((await assembly.read(ana)).terms.hasActivePlan).toBe(true);
    expect((await assembly.read(visitor)).terms.hasActivePlan).toBe(false);
  });
});

describe('a cart of an account', () => {
  test('leaves out what is had and holds back what is paid in an order; a visitor’s has both', async () => {
    const { assembly, attempts, grants, orders } = await withCart({ lines: lines(10, 11) });
    await grants.add([aGrant('grant-1', { productId: 11, orderId: 'order-9' })]);
    await orders.add(anOrder('order-1', 1));
    await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'unknown' }));
    expect(await assembly.read(ana)).toMatchObject({
      cart: { items: [] },
      held: [{ productId: 10 }],
      notices: [
        { kind: 'in-other-order', productId: 10, order: { number: 1 } },
        { kind: 'already-owned', productId: 11 },
      ],
    });
    expect(await assembly.read(visitor)).toMatchObject({
      cart: { items: [{ productId: 10 }, { productId: 11 }] },
      held: [],
      notices: [],
    });
  });

  test('that is changed says what was found on opening it', async () => {
    const { assembly, carts, clock } = await withCart({ lines: lines(10, 11, 99) });
    const remove = new RemoveFromCart(assembly, carts, clock, new CountingIds());
    expect((await remove.execute(ana, 10)).notices).toEqual([{ kind: 'withdrawn', productId: 99 }]);
    expect((await remove.execute(ana, 10)).notices).toEqual([]);
  });

  test('names the promotions that touch each product', async () => {
    const { assembly } = await withCart({ lines: lines(10, 11) });
    expect((await assembly.read(ana)).cart.items).toMatchObject([
      { promotions: [] },
      { promotions: [{ word: 'ONCE' }] },
    ]);
  });
});
