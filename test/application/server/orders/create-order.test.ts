import { describe, expect, test } from 'vitest';
import type { OrderToCreate } from '#application/server/orders/create-order.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { rate } from '#domain/shared/rate.ts';
import { NOTHING, money } from '#domain/shared/money.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { accountOf, aSellableProduct, aStoredLine, later } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { percentOff } from '#test/support/pricing/price-lines.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';

const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };
const grant = aCode('BECA', { ...year, id: 7, discount: percentOff('100'), limitInAll: 1 });
const coupon = aCode('QUINCE', { ...year, id: 8, limitInAll: 1 });
const boleta: BillingRecord = {
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: '45678912',
  name: ' Ana  Quispe ',
  address: '',
  email: 'ana@correo.pe',
};

const planPrice = {
  id: 201,
  regular: money(5000),
  reduced: null,
  duration: { amount: 1, unit: 'month' },
  seatPrice: null,
} as const;

/** Ana with a course of 118.00 in her cart, and a code in force where so said. */
async function atTheCheckout(word: 'BECA' | 'QUINCE' | null = null) {
  const school = await buyingInMemory({ codes: [grant, coupon] });
  accepted(await school.addToCart.execute({ owner: accountOf('ana'), slug: 'curso-10' }));
  const cart = await school.carts.lock(accountOf('ana'), 'cart-1');
  await school.carts.save({ ...cart, codeWord: word });
  const place = (parts: Partial<OrderToCreate> = {}) =>
    school.createOrder.execute({
      userId: 'ana',
      creationKey: 'clave-1',
      billing: boleta,
      paymentMethod: 'card',
      termsVersion: '2026-11',
      expectedTotal: money(11_800),
      ...parts,
    });
  const free = { paymentMethod: 'free', expectedTotal: NOTHING } as const;
  return { ...school, free, place };
}

describe('an order', () => {
  test('is what the cart holds at the price shown, unpaid for 48 hours, made out to who was given', async () => {
    const { billing, discounts, grants, orders, place } = await atTheCheckout('QUINCE');
    const order = accepted(await place({ expectedTotal: money(10_030) }));
    expect(order).toMatchObject({
      number: 1,
      userId: 'ana',
      state: 'continue',
      paymentMethod: 'card',
      billing: { ...boleta, name: 'Ana Quispe' },
      termsVersion: '2026-11',
      lines: [{ productId: 10, title: 'Curso 10', price: 11_800, discount: 1_770, net: 10_030 }],
      createdAt: later(0),
      expiresAt: later(48 * 60),
      confirmedAt: null,
    });
    expect(order.snapshot.code).toEqual({ id: 8, origin: 'coupon', word: 'QUINCE' });
    expect(await orders.find(order.id)).toMatchObject({ id: order.id, state: 'continue' });
    expect(await billing.ofUser('ana')).toMatchObject([{ name: 'Ana Quispe', userId: 'ana', updatedAt: later(0) }]);
    expect((await discounts.usesOf(8, 'ana')).inAll).toBe(0);
    expect(grants.all).toEqual([]);
  });

  test('is one for one key, another for another', async () => {
    const { orders, place } = await atTheCheckout();
    const { id } = accepted(await place());
    expect(accepted(await place()).id).toBe(id);
    expect(await orders.ofUser('ana', 10)).toHaveLength(1);
    expect(accepted(await place({ creationKey: 'clave-2' })).number).toBe(2);
  });

  test('is not made at a total that was not shown; who buys reads both', async () => {
    const { orders, place } = await atTheCheckout();
    const changed = refused(await place({ expectedTotal: money(11_799) }));
    expect(changed).toMatchObject({ kind: 'total-changed', shown: 11_799, totals: { net: 11_800 } });
    expect(await orders.ofUser('ana', 10)).toEqual([]);
  });

  test('of what the price core refuses is not made', async () => {
    const products = [aSellableProduct(10, { taxRate: rate(1600) })];
    const { addToCart, createOrder } = await buyingInMemory({ products });
    accepted(await addToCart.execute({ owner: accountOf('ana'), slug: 'curso-10' }));
    const request = { userId: 'ana', creationKey: 'clave-1', billing: boleta, termsVersion: '2026-11' };
    const order = await createOrder.execute({ ...request, paymentMethod: 'card', expectedTotal: money(11_800) });
    expect(refused(order)).toMatchObject({ kind: 'tax-rate-not-in-force', productId: 10 });
  });

  test('of nothing, and of a way to pay that does not fit, is not made', async () => {
    const { carts, place } = await atTheCheckout();
    expect(refused(await place({ paymentMethod: 'free' })).kind).toBe('payment-method-unfit');
    const cart = await carts.lock(accountOf('ana'), 'cart-1');
    await carts.save({ ...cart, lines: [] });
    expect(refused(await place({ expectedTotal: NOTHING, paymentMethod: 'free' })).kind).toBe('cart-empty');
  });

  test('by deposit needs an account of the school to deposit in; by card it needs none', async () => {
    const { banks, outbox, place } = await atTheCheckout();
    expect(refused(await place({ paymentMethod: 'deposit' })).kind).toBe('deposit-not-offered');
    await banks.offer([aBankAccount('bcp')]);
    expect(accepted(await place({ paymentMethod: 'deposit' })).paymentMethod).toBe('deposit');
    accepted(await place({ paymentMethod: 'deposit' }));
    expect(outbox.posted.map(({ letter }) => letter.blocks[1])).toMatchObject([
      {
        rows: expect.arrayContaining([
          ['Código de depósito', 'D0001N6'],
          ['Importe exacto', 'S/.\u00A0118.00'],
          ['BCP, CCI', '002-191-002345678013-51'],
        ]),
      },
    ]);
    expect(accepted(await place({ creationKey: 'clave-2' })).paymentMethod).toBe('card');
  });

  test('is not a guest’s, and not made out to a document that is none', async () => {
    const { accounts, addToCart, place } = await atTheCheckout();
    expect(refused(await place({ billing: { ...boleta, documentNumber: '123' } }))).toEqual({
      kind: 'billing-invalid',
      reason: 'document-number-invalid',
      field: 'documentNumber',
    });
    await accounts.add(aUser('luis', { role: 1, guestOf: 'ana' }), '');
    accepted(await addToCart.execute({ owner: accountOf('luis'), slug: 'curso-10' }));
    expect(refused(await place({ userId: 'luis' }))).toEqual({ kind: 'guest-must-leave' });
  });
});

describe('an order with nothing to pay', () => {
  test('is confirmed at once, with a use of its code', async () => {
    const { discounts, free, grants, orders, place } = await atTheCheckout('BECA');
    expect(refused(await place({ expectedTotal: NOTHING })).kind).toBe('payment-method-unfit');
    const order = accepted(await place(free));
    expect(order).toMatchObject({ state: 'confirmed', confirmedAt: later(0) });
    expect(await orders.find(order.id)).toMatchObject({ state: 'confirmed', confirmedAt: later(0) });
    expect(await discounts.usesOf(7, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
    expect(grants.all).toMatchObject([{ userId: 'ana', productId: 10, orderId: order.id }]);
  });

  test('is confirmed without a code when the course in the cart costs nothing by now', async () => {
    const { carts, createOrder, discounts } = await buyingInMemory({
      products: [aSellableProduct(10, { regular: NOTHING })],
      codes: [grant],
    });
    await carts.save({ ...(await carts.lock(accountOf('ana'), 'cart-1')), lines: [aStoredLine(10)] });
    const request = { userId: 'ana', creationKey: 'clave-1', billing: boleta, termsVersion: '2026-11' };
    const order = await createOrder.execute({ ...request, paymentMethod: 'free', expectedTotal: NOTHING });
    expect(accepted(order)).toMatchObject({ state: 'confirmed', snapshot: { code: null } });
    expect((await discounts.usesOf(7, 'ana')).inAll).toBe(0);
  });

  test('is not made when the last use of its code goes to another at that moment', async () => {
    const { discounts, free, orders, place } = await atTheCheckout('BECA');
    discounts.claim = () => Promise.resolve(false);
    expect(refused(await place(free))).toEqual({ kind: 'code-used-up', word: 'BECA' });
    expect(await orders.ofUser('ana', 10)).toEqual([]);
  });
});

describe('an order of a seminar or of a plan that names it', () => {
  async function ofPack(capacity: number) {
    const plan = { page: 'pack', seats: 2, prices: [planPrice] } as const;
    const pack = aSellableProduct(20, { kind: 'plan', plan, title: 'Pack' });
    const school = await buyingInMemory({
      products: [pack, aSellableProduct(21, { kind: 'seminar' })],
      codes: [grant],
    });
    for (const slug of ['curso-20', 'curso-21']) {
      accepted(await school.addToCart.execute({ owner: accountOf('ana'), slug }));
    }
    school.placesTaken.seminars = [20, 21].map((productId) => ({
      productId,
      seminarId: 21,
      title: 'Curso 21',
      persons: productId === 20 ? 2 : 1,
    }));
    school.sessions.capacity = capacity;
    const { placesTaken } = school;
    placesTaken.enrolled = ['luis'];
    const place = () =>
      school.createOrder.execute({
        userId: 'ana',
        creationKey: 'clave-1',
        billing: boleta,
        paymentMethod: 'card',
        termsVersion: '2026-11',
        expectedTotal: money(16_800),
      });
    return { ...school, place };
  }

  test('is not made where they have not as many places as it is for, and leaves no number out', async () => {
    const { orders, place, sessions } = await ofPack(3);
    const soldOut = { kind: 'sold-out', title: 'Pack', slug: 'curso-20', seminar: 'Curso 21', left: 2 };
    expect(refused(await place())).toEqual(soldOut);
    sessions.capacity = 4;
    expect(accepted(await place())).toMatchObject({ number: 1 });
    expect(await orders.ofUser('ana', 9)).toHaveLength(1);
  });

  test('is made again by whoever waits with it: its own places are no reason, those that others wait for are', async () => {
    const { place, placesTaken } = await ofPack(4);
    const waiting = { productId: 21, persons: 1, isFurther: false, isGift: false, isBeingPaid: false };
    placesTaken.waiting = [{ ...waiting, orderId: 'order-9', userId: 'eva' }];
    expect(refused(await place())).toMatchObject({ kind: 'sold-out', left: 2 });
    placesTaken.waiting = [{ ...waiting, orderId: 'order-8', userId: 'ana' }];
    accepted(await place());
  });
});
