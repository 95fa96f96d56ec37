import { expect, test } from 'vitest';
import type { Grants } from '#application/server/ports/grants.ts';
import { aGrant, at, later } from '#test/support/buying-builders.ts';

/** What every `Grants` does. The factory gives an empty one that knows ana, luis, products 10 and 11, order-1 and order-2. */
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

  test('what is owned for ever has no end', async () => {
    const grants = await make();
    await grants.add([aGrant('grant-1', { endsAt: later(10) }), aGrant('grant-2', { orderId: 'order-2' })]);
    expect(await grants.endToExtend('ana', 10, at)).toBeNull();
    expect(await grants.ownedForEver('ana', [10])).toEqual(new Set([10]));
  });
}
