import { expect, test } from 'vitest';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import { aGrant, at, later } from '#test/support/orders/buying-builders.ts';

/** What every `Grants` does. The factory gives an empty one that knows ana, luis, products 10 and 11, the plan 12 for one person, order-1 and order-2. */
export function grantsContract(make: () => Promise<Grants>): void {
  test('what was never given is not owned', async () => {
    const grants = await make();
    expect(await grants.ownedForEver('ana', [10, 11])).toEqual(new Set());
    expect(await grants.ownedForEver('ana', [])).toEqual(new Set());
    expect(await grants.endToExtend('ana', 10, at)).toBeNull();
  });

  test('gives to one account what it bought', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1'), aGrant('grant-2', { productId: 11 })]);
    await grants.add([]);
    expect(await grants.ownedForEver('ana', [10, 11, 12])).toEqual(new Set([10, 11]));
    expect(await grants.ownedForEver('ana', [11])).toEqual(new Set([11]));
    expect(await grants.ownedForEver('luis', [10, 11])).toEqual(new Set());
  });

  test('the same order gives once', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1', { endsAt: later(10) })]);
    await grants.add([aGrant('grant-2', { endsAt: later(99) }), aGrant('grant-3', { productId: 11 })]);
    expect(await grants.endToExtend('ana', 10, at)).toEqual(later(10));
    expect(await grants.ownedForEver('ana', [11])).toEqual(new Set([11]));
  });

  test('what ends is not owned for ever, and its latest end is known', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1', { endsAt: later(10) })]);
    await grants.add([aGrant('grant-2', { endsAt: later(20), orderId: 'order-2' })]);
    expect(await grants.ownedForEver('ana', [10])).toEqual(new Set());
    expect(await grants.endToExtend('ana', 10, at)).toEqual(later(20));
    expect(await grants.endToExtend('ana', 10, later(20))).toBeNull();
  });

  test('knows what was bought by the account itself', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1'), aGrant('grant-2', { productId: 11, endsAt: later(9) })]);
    await grants.add([aGrant('grant-3', { userId: 'luis' })]);
    expect(await grants.boughtForEver('ana', [10, 11])).toEqual(new Set([10]));
    expect(await grants.boughtForEver('ana', [])).toEqual(new Set());
    // What ana's order gave to luis is a seat that she lent.
    expect(await grants.boughtForEver('luis', [10])).toEqual(new Set());
    // What it gave to luis for good is his own.
    await grants.add([aGrant('grant-4', { userId: 'luis', productId: 11, isGift: true })]);
    expect(await grants.boughtForEver('luis', [10, 11])).toEqual(new Set([11]));
    expect(await grants.ownedForEver('luis', [11])).toEqual(new Set([11]));
  });

  test('knows of what further seats were bought by another order of the account itself', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1'), aGrant('grant-2', { orderId: 'order-2', extraSeats: 2 })]);
    await grants.add([aGrant('grant-3', { userId: 'luis', orderId: 'order-2', extraSeats: 1 })]);
    await grants.add([aGrant('grant-4', { productId: 12, orderId: 'order-2', extraSeats: 1, endsAt: later(9) })]);
    expect(await grants.seatsBesides('ana', 'order-1', [10, 11, 12])).toEqual(new Set([10]));
    expect(await grants.seatsBesides('ana', 'order-2', [10])).toEqual(new Set());
    expect(await grants.seatsBesides('luis', 'order-1', [10])).toEqual(new Set());
    expect(await grants.seatsBesides('ana', 'order-1', [])).toEqual(new Set());
  });

  test('tells from when until when an order gave a plan, on from the end of the one before, and for how many', async () => {
    const grants = await make();
    const [first, second] = [new Date('2026-04-11T04:59:59.000Z'), new Date('2026-05-11T04:59:59.000Z')];
    await grants.add([aGrant('grant-1', { productId: 12, endsAt: first })]);
    await grants.add([
      aGrant('grant-2', { productId: 12, endsAt: second, orderId: 'order-2', extraSeats: 3, at: later(9) }),
    ]);
    await grants.add([aGrant('grant-3'), aGrant('grant-4', { userId: 'luis', productId: 12, endsAt: second })]);
    expect(await grants.termsOf('ana', 'order-1')).toEqual(new Map([[12, { from: at, until: first, persons: 1 }]]));
    const from = new Date('2026-04-11T05:00:00.000Z');
    expect(await grants.termsOf('ana', 'order-2')).toEqual(new Map([[12, { from, until: second, persons: 4 }]]));
    expect(await grants.termsOf('luis', 'order-2')).toEqual(new Map());
  });

  test('what is owned for ever has no end', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1', { endsAt: later(10) }), aGrant('grant-2', { orderId: 'order-2' })]);
    expect(await grants.endToExtend('ana', 10, at)).toBeNull();
    expect(await grants.ownedForEver('ana', [10])).toEqual(new Set([10]));
  });

  test('takes back what an order gave, seats that were lent of it too, and nothing of another order', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1'), aGrant('grant-2', { productId: 11 }), aGrant('grant-3', { userId: 'luis' })]);
    await grants.add([aGrant('grant-4', { userId: 'luis', orderId: 'order-2', productId: 11 })]);
    await grants.takeBack('order-1', [10], later(5));
    expect(await grants.ownedForEver('ana', [10, 11])).toEqual(new Set([11]));
    expect(await grants.ownedForEver('luis', [10, 11])).toEqual(new Set([11]));
    await grants.takeBack('order-1', [], later(5));
    expect(await grants.ownedForEver('ana', [10, 11])).toEqual(new Set([11]));
  });

  test.each([
    // On 20 March, 21 days before the first time ends: the second begins so much sooner.
    ['order-1', '2026-04-20T04:59:59.000Z'],
    ['order-2', '2026-04-11T04:59:59.000Z'],
  ])('takes the time of a plan by %s that was still to come from the time that follows it', async (order, end) => {
    const grants = await make();
    const now = new Date('2026-03-20T15:00:00.000Z');
    const [first, second] = [new Date('2026-04-11T04:59:59.000Z'), new Date('2026-05-11T04:59:59.000Z')];
    await grants.add([aGrant('grant-1', { productId: 12, endsAt: first })]);
    await grants.add([aGrant('grant-2', { productId: 12, endsAt: second, orderId: 'order-2', at: later(9) })]);
    await grants.takeBack(order, [12], now);
    expect(await grants.endToExtend('ana', 12, now)).toEqual(new Date(end));
  });
}
