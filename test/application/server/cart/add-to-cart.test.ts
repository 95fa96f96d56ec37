import { describe, expect, test } from 'vitest';
import type { AddToCartRequest } from '#application/server/cart/add-to-cart.ts';
import { ChangeLine } from '#application/server/cart/change-line.ts';
import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import type { PlanOffer, SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import {
  accountOf,
  aGrant,
  anAttempt,
  anOrder,
  aSellableProduct,
  aStoredLine,
  visitorOf,
} from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { someSeats } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const month = { amount: 1, unit: 'month' } as const;
const offer = (id: number): PlanOffer => ({
  page: 'pro',
  seats: 2,
  prices: [
    { id, regular: soles('50.00'), reduced: null, duration: month, seatPrice: soles('5.00') },
    { id: id + 1, regular: soles('500.00'), reduced: null, duration: month, seatPrice: soles('30.00') },
  ],
});
const category = { id: 3, title: 'Laboral' };
const products: readonly SellableProduct[] = [
  aSellableProduct(10),
  aSellableProduct(11, { regular: NOTHING }),
  aSellableProduct(12, { kind: 'consultancy' }),
  aSellableProduct(13, {
    kind: 'seminar',
    options: [someSeats(1, '20.00'), someSeats(2, '30.00'), someSeats(3, '40.00', { kind: 'extra' })],
  }),
  aSellableProduct(14, { kind: 'seminar', options: [someSeats(1, '20.00', { kind: 'extra' })] }),
  aSellableProduct(15, { options: [someSeats(1, '20.00')] }),
  aSellableProduct(20, { kind: 'plan', plan: offer(201), category }),
  aSellableProduct(21, { kind: 'plan', plan: offer(211), category }),
];

/** A school whose products are named by their ids; ana's cart, unless said otherwise. */
async function withCart() {
  const school = await buyingInMemory({ products });
  const add = (id: number, parts: Partial<AddToCartRequest> = {}) =>
    school.addToCart.execute({ owner: accountOf('ana'), slug: `curso-${id}`, ...parts });
  const held = async () => (await school.carts.find(accountOf('ana')))?.lines.map(({ productId }) => productId) ?? [];
  return { ...school, add, held };
}

describe('adding to a cart', () => {
  test('says what it added, once', async () => {
    const { add, held } = await withCart();
    const first = accepted(await add(10, { expectedIds: [10] }));
    expect(first).toMatchObject({ product: { id: 10 }, item: { productId: 10 }, isFree: false, isNew: true });
    expect(first.cart.cart.items).toHaveLength(1);
    expect(accepted(await add(10))).toMatchObject({ isNew: false });
    expect(await held()).toEqual([10]);
  });

  test('refuses what is not sold, is another than was meant, or has no such price', async () => {
    const { add, held } = await withCart();
    expect(refused(await add(99))).toEqual({ kind: 'product-not-found', slug: 'curso-99' });
    expect(refused(await add(10, { expectedIds: [10, 11] })).kind).toBe('product-mismatch');
    expect(refused(await add(20, { planPriceId: 211 })).kind).toBe('plan-price-unknown');
    expect(refused(await add(10, { planPriceId: 201 })).kind).toBe('plan-price-unknown');
    expect(await held()).toEqual([]);
  });

  test('a free product stands alone, and leaves with the first paid one', async () => {
    const { add, held } = await withCart();
    await add(10);
    expect(accepted(await add(11))).toMatchObject({ isFree: true, isNew: true, cart: { cart: { items: [] } } });
    expect(await held()).toEqual([11]);
    expect(accepted(await add(11)).isNew).toBe(false);
    expect(accepted(await add(10)).isNew).toBe(true);
    expect(await held()).toEqual([10]);
  });
});

describe('what an account has, or is paying', () => {
  test('is not sold to it again, and is to others', async () => {
    const { add, grants } = await withCart();
    await grants.add([aGrant('grant-1', { orderId: 'order-9' })]);
    expect(refused(await add(10))).toEqual({ kind: 'already-owned', title: 'Curso 10', slug: 'curso-10' });
    accepted(await add(10, { owner: accountOf('luis') }));
    accepted(await add(10, { owner: visitorOf('galleta') }));
  });

  test('is named with its order while that is paid', async () => {
    const { add, attempts, orders } = await withCart();
    await orders.add(anOrder('order-1', 1));
    await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'unknown' }));
    expect(refused(await add(10))).toMatchObject({
      kind: 'in-other-order',
      title: 'Curso 10',
      slug: 'curso-10',
      order: { id: 'order-1', number: 1, state: 'unanswered', attemptId: 'attempt-1' },
    });
  });

  test('is sold again when it is used up', async () => {
    const { add, grants } = await withCart();
    await grants.add([aGrant('grant-1', { productId: 12, orderId: 'order-9' })]);
    expect(accepted(await add(12)).item).toMatchObject({ productId: 12, kind: 'consultancy' });
  });

  test('of a seminar that was bought, further seats are sold alone', async () => {
    const { add, grants } = await withCart();
    await grants.add([aGrant('grant-1', { productId: 13, orderId: 'order-9' })]);
    const options = [
      { id: 1, count: 1 },
      { id: 2, count: 0 },
    ];
    expect(accepted(await add(13)).item).toMatchObject({ seatsAlone: true, options });
    for (const productId of [14, 15]) {
      await grants.add([aGrant(`grant-${productId}`, { productId, orderId: 'order-9' })]);
      expect(refused(await add(productId)).kind).toBe('already-owned');
    }
    expect(accepted(await add(13, { owner: visitorOf('galleta') })).item.seatsAlone).toBeUndefined();
  });
});

describe('a plan', () => {
  test('added again changes its price when another is chosen, and nothing otherwise', async () => {
    const { add, assembly } = await withCart();
    expect(accepted(await add(20)).item.plan?.priceId).toBe(201);
    accepted(await add(20, { planPriceId: 202 }));
    const priceOf = async () => (await assembly.read(accountOf('ana'))).cart.items.map(({ plan }) => plan?.priceId);
    expect(await priceOf()).toEqual([202]);
    accepted(await add(20));
    expect(await priceOf()).toEqual([202]);
    accepted(await add(20, { planPriceId: 202 }));
    expect(await priceOf()).toEqual([202]);
  });

  test('keeps its seats when the same price is chosen, and loses them with another', async () => {
    const { add, assembly, carts } = await withCart();
    accepted(await add(10));
    accepted(await add(20));
    const cart = await carts.lock(accountOf('ana'), 'cart-9');
    const options = [{ optionId: 0, count: 1 }];
    await carts.save({
      ...cart,
      lines: cart.lines.map((line) => (line.productId === 20 ? { ...line, options } : line)),
    });
    const seats = async () => (await assembly.read(accountOf('ana'))).cart.items.map((item) => item.options[0]?.count);
    accepted(await add(20, { planPriceId: 201 }));
    expect(await seats()).toEqual([undefined, 1]);
    accepted(await add(20, { planPriceId: 202 }));
    expect(await seats()).toEqual([undefined, 0]);
  });

  test('that stands in the way is named, and replaced when that is asked', async () => {
    const { add, held } = await withCart();
    accepted(await add(20));
    expect(refused(await add(21))).toMatchObject({ kind: 'plan-conflict', standing: { productId: 20 } });
    expect(await held()).toEqual([20]);
    accepted(await add(21, { replaces: 20, planPriceId: 212 }));
    expect(await held()).toEqual([21]);
  });
});

describe('what is attended and has no place left', () => {
  const full = [
    aSellableProduct(30, { kind: 'seminar', placesLeft: 0 }),
    aSellableProduct(31, { kind: 'seminar', placesLeft: 2, options: [someSeats(1, '20.00')] }),
  ];

  test('is not put into a cart, for oneself or as a gift, but by whoever waits with a deposit for it', async () => {
    const { addToCart, placesTaken } = await buyingInMemory({ products: full });
    const add = (owner: CartOwner, asGift = false) => addToCart.execute({ owner, slug: 'curso-30', asGift });
    const soldOut = { kind: 'sold-out', title: 'Curso 30', slug: 'curso-30', seminar: 'Curso 30', left: 0 };
    expect(refused(await add(accountOf('ana')))).toEqual(soldOut);
    expect(refused(await add(visitorOf('x')))).toEqual(soldOut);
    placesTaken.held.set('ana', [30]);
    expect(refused(await add(accountOf('ana'), true))).toEqual(soldOut);
    expect(accepted(await add(accountOf('ana'))).cart.cart.items).toHaveLength(1);
  });

  test('leaves the cart in which it was, by its name; of few places no more are asked for than there are', async () => {
    const school = await buyingInMemory({ products: full });
    const owner = accountOf('ana');
    const locked = await school.carts.lock(owner, 'cart-1');
    await school.carts.save({ ...locked, lines: [aStoredLine(30), aStoredLine(31)] });
    const { cart, notices } = await school.assembly.read(owner);
    expect(notices).toEqual([{ kind: 'sold-out', productId: 30, title: 'Curso 30', slug: 'curso-30' }]);
    expect(cart.items).toMatchObject([{ productId: 31, placesLeft: 2 }]);
    const line = new ChangeLine(school.assembly);
    const seats = (count: number) => line.execute(owner, 31, { options: [{ optionId: 1, count }] });
    expect(accepted(await seats(1)).cart.items).toHaveLength(1);
    expect(refused(await seats(2))).toMatchObject({ kind: 'sold-out', title: 'Curso 31', left: 2 });
  });
});
