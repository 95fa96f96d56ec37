import { expect, test } from 'vitest';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';

/** What every `Refunds` does. The factory gives an empty one that knows the accounts ana and luis, ana's order-1 to order-3 and of order-1 the attempt attempt-1, disputed by d1. */
export function refundsContract(make: () => Promise<Refunds>): void {
  test('numbers from 1', async () => {
    const refunds = await make();
    expect([await refunds.nextNumber(), await refunds.nextNumber()]).toEqual([1, 2]);
  });

  test('gives a refund back as it was added: by its id, its order and its account', async () => {
    const refunds = await make();
    const first = aRefund('r1', {
      state: 'done',
      way: { kind: 'transfer', operation: '00123' },
      words: 'No es lo mío',
    });
    const second = aRefund('r2', { number: 2, state: 'requested', way: null, decidedBy: null, keepsAccess: true });
    for (const refund of [first, second]) await refunds.add(refund);
    expect(await refunds.find('r1')).toEqual(first);
    expect(await refunds.find('otra')).toBeNull();
    expect(await refunds.ofOrder('order-1')).toEqual([first, second]);
    expect(await refunds.ofUser('ana', 10)).toEqual([second, first]);
    expect(await refunds.ofUser('ana', 1)).toEqual([second]);
    expect(await refunds.ofUser('luis', 10)).toEqual([]);
  });

  test('has one refund a dispute', async () => {
    const refunds = await make();
    const way = { kind: 'dispute', disputeId: 'd1', attemptId: 'attempt-1' } as const;
    const lost = aRefund('r1', { state: 'done', way });
    await refunds.add(lost);
    expect(await refunds.find('r1')).toEqual(lost);
    await expect(refunds.add(aRefund('r2', { number: 2, state: 'done', way }))).rejects.toThrow(/unique/i);
  });

  test('moves one from the state in which it is, once', async () => {
    const refunds = await make();
    await refunds.add(aRefund('r1'));
    const done = aRefund('r1', { state: 'done', answer: 'Va de vuelta', updatedAt: later(1) });
    expect(await refunds.move(done, 'unknown')).toBe(false);
    expect(await refunds.move(done, 'sending')).toBe(true);
    expect(await refunds.move({ ...done, state: 'refused' }, 'sending')).toBe(false);
    expect(await refunds.find('r1')).toEqual(done);
  });

  test('has one open refund an order, and tells those whose end is not known', async () => {
    const refunds = await make();
    await refunds.add(aRefund('r1'));
    await refunds.add(aRefund('r2', { number: 2, state: 'refused' }));
    const asked = aRefund('r5', { number: 5, orderId: 'order-3', state: 'requested', way: null });
    await refunds.add(asked);
    await refunds.add(aRefund('r3', { number: 3, orderId: 'order-2', state: 'unknown', updatedAt: later(1) }));
    expect(await refunds.unresolved(10)).toEqual(['r1', 'r3']);
    expect(await refunds.unresolved(1)).toEqual(['r1']);
    const decided = { ...asked, way: aRefund('r1').way, updatedAt: later(2) };
    expect(await refunds.move(decided, 'requested')).toBe(true);
    expect(await refunds.unresolved(10)).toEqual(['r1', 'r3', 'r5']);
    await expect(refunds.add(aRefund('r4', { number: 4, state: 'requested' }))).rejects.toThrow(/unique/i);
  });

  test('tells those that their gateway refused in a period, until they are asked about again', async () => {
    const refunds = await make();
    const refused = (id: string, number: number, hours: number) =>
      aRefund(id, { number, state: 'refused', updatedAt: later(hours) });
    for (const each of [refused('r1', 1, 1), refused('r2', 2, 3), refused('r3', 3, 2), refused('r4', 4, 4)]) {
      await refunds.add(each);
    }
    await refunds.add(aRefund('r5', { number: 5, state: 'done', updatedAt: later(2) }));
    const byHand = { kind: 'transfer', operation: '00123' } as const;
    await refunds.add(aRefund('r6', { number: 6, state: 'refused', way: byHand, updatedAt: later(2) }));
    const period = { from: later(2), until: later(4) };
    expect(await refunds.refusedIn(period, later(10), 9)).toEqual(['r3', 'r2']);
    expect(await refunds.refusedIn(period, later(10), 1)).toEqual(['r3']);
    expect(await refunds.claimAsking('r3', later(10), later(12))).toBe(true);
    expect(await refunds.claimAsking('r3', later(10), later(12))).toBe(false);
    expect(await refunds.claimAsking('otra', later(10), later(12))).toBe(false);
    expect(await refunds.refusedIn(period, later(10), 9)).toEqual(['r2']);
    expect(await refunds.move(refused('r3', 3, 2), 'refused')).toBe(true);
    expect(await refunds.refusedIn(period, later(10), 9)).toEqual(['r2']);
    expect(await refunds.refusedIn(period, later(13), 9)).toEqual(['r3', 'r2']);
  });
}
