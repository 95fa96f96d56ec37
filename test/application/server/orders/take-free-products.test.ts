import { describe, expect, test } from 'vitest';
import { TakeFreeProducts } from '#application/server/orders/take-free-products.ts';
import { rate } from '#domain/shared/rate.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aGrant, anAttempt, anOrder, aSellableProduct } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';

/** A course of 118.00 and two that cost nothing. */
async function withFreeCourses() {
  const free = { regular: NOTHING } as const;
  const taxedOtherwise = aSellableProduct(13, { ...free, taxRate: rate(1600) });
  const products = [aSellableProduct(10), aSellableProduct(11, free), aSellableProduct(12, free), taxedOtherwise];
  const school = await buyingInMemory({ products });
  const take = (...slugs: readonly string[]) =>
    school.work.write(TakeFreeProducts, (useCase) => useCase.execute('ana', slugs));
  const taken = async () =>
    (await school.orders.ofUser('ana', 9)).map(({ lines }) => lines.map((line) => line.productId));
  return { ...school, take, taken };
}

describe('taking what costs nothing', () => {
  test('gives it by one order of 0.00 that is confirmed at once', async () => {
    const { grants, orders, take, taken } = await withFreeCourses();
    accepted(await take('curso-11', 'curso-12', 'curso-11'));
    expect(await taken()).toEqual([[11, 12]]);
    const [order] = await orders.ofUser('ana', 9);
    expect(order).toMatchObject({
      number: 1,
      state: 'confirmed',
      paymentMethod: 'free',
      billing: null,
      snapshot: { totals: { net: 0 } },
    });
    expect(grants.all).toMatchObject([
      { userId: 'ana', productId: 11, orderId: order?.id },
      { userId: 'ana', productId: 12, orderId: order?.id },
    ]);
  });

  test('gives what is not had yet, and makes no order when all of it is', async () => {
    const { grants, take, taken } = await withFreeCourses();
    await grants.add([aGrant('grant-1', { productId: 11, orderId: 'order-9' })]);
    accepted(await take('curso-11'));
    expect(await taken()).toEqual([]);
    accepted(await take('curso-11', 'curso-12'));
    expect(await taken()).toEqual([[12]]);
  });

  test('gives no place that there is not, and nothing with it', async () => {
    const seminar = aSellableProduct(14, { regular: NOTHING, kind: 'seminar' });
    const school = await buyingInMemory({ products: [seminar, aSellableProduct(11, { regular: NOTHING })] });
    const take = () =>
      school.work.write(TakeFreeProducts, (useCase) => useCase.execute('ana', ['curso-11', 'curso-14']));
    school.placesTaken.seminars = [{ productId: 14, seminarId: 14, title: 'Curso 14', persons: 1 }];
    school.sessions.capacity = 1;
    school.placesTaken.enrolled = ['luis'];
    expect(refused(await take())).toMatchObject({ kind: 'sold-out', title: 'Curso 14', left: 0 });
    expect([school.grants.all, await school.orders.ofUser('ana', 9)]).toEqual([[], []]);
    school.sessions.capacity = 2;
    accepted(await take());
    expect([school.grants.all.length, school.placesTaken.kept]).toEqual([2, [[14, 1]]]);
  });

  test('names what costs something or is not there, and gives nothing', async () => {
    const { grants, take, taken } = await withFreeCourses();
    const priced = { kind: 'product-not-free', slug: 'curso-10', title: 'Curso 10' };
    expect(refused(await take('curso-11', 'curso-10'))).toEqual(priced);
    expect(refused(await take('curso-11', 'nada'))).toEqual({ kind: 'product-not-found', slug: 'nada' });
    expect(refused(await take('curso-13'))).toMatchObject({ kind: 'tax-rate-not-in-force', productId: 13 });
    expect([await taken(), grants.all]).toEqual([[], []]);
  });

  test('gives nothing that stopped being free while the account was waited for', async () => {
    const until = { reduced: NOTHING, reducedUntil: '2026-03-10T15:00:30.000Z' };
    const { accounts, clock, grants, work } = await buyingInMemory({ products: [aSellableProduct(14, until)] });
    accounts.lock = () => Promise.resolve(clock.advance({ minutes: 1 }));
    const taken = await work.write(TakeFreeProducts, (useCase) => useCase.execute('ana', ['curso-14']));
    expect(refused(taken)).toEqual({ kind: 'product-not-free', slug: 'curso-14', title: 'Curso 14' });
    expect(grants.all).toEqual([]);
  });

  test('waits while another order of it is charged', async () => {
    const { attempts, grants, orders, take } = await withFreeCourses();
    const { lines, ...order } = anOrder('order-5', 5);
    await orders.add({ ...order, lines: lines.map((line) => ({ ...line, productId: 12 })) });
    await attempts.add(anAttempt('attempt-5', 'order-5', { state: 'unknown' }));
    expect(refused(await take('curso-11', 'curso-12'))).toMatchObject({
      kind: 'in-other-order',
      title: 'Curso 12',
      slug: 'curso-12',
      order: { number: 5, state: 'unanswered', attemptId: 'attempt-5' },
    });
    expect(grants.all).toEqual([]);
    accepted(await take('curso-11'));
  });
});
