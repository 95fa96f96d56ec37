import { expect, test } from 'vitest';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';

export interface UnderWayWorld {
  readonly underWay: OrdersUnderWay;
  readonly orders: Orders;
  readonly attempts: PaymentAttempts;
  readonly vouchers: Vouchers;
}

/**
 * What every `OrdersUnderWay` does. The factory gives ana's orders 1 and 2 and luis's order 3, each of the course 10, with bank
 * account bcp and collaborator teresa; nothing of them is paid or begun.
 */
export function ordersUnderWayContract(make: () => Promise<UnderWayWorld>): void {
  const lines = [{ productId: 10, kind: 'course' }];

  test('knows none while nothing was begun, nor for an attempt that waits at the gateway or was refused', async () => {
    const { underWay, attempts } = await make();
    await attempts.add(anAttempt('attempt-1', 'order-1'));
    await attempts.add(anAttempt('attempt-2', 'order-1', { state: 'refused' }));
    expect(await underWay.of('ana')).toEqual([]);
    expect(await underWay.of('nadie')).toEqual([]);
  });

  test('knows those that are charged and those without an answer, by their numbers, of that account alone', async () => {
    const { underWay, attempts } = await make();
    await attempts.add(anAttempt('attempt-1', 'order-2', { state: 'authorizing' }));
    await attempts.add(anAttempt('attempt-2', 'order-1', { state: 'refused' }));
    await attempts.add(anAttempt('attempt-3', 'order-1', { state: 'unknown' }));
    await attempts.add(anAttempt('attempt-4', 'order-3', { state: 'unknown' }));
    expect(await underWay.of('ana')).toEqual([
      { id: 'order-1', number: 1, state: 'unanswered', attemptId: 'attempt-3', lines },
      { id: 'order-2', number: 2, state: 'charging', attemptId: 'attempt-1', lines },
    ]);
  });

  test('knows one with a voucher that waits, also when its time ran out, and none once it is decided', async () => {
    const { underWay, orders, vouchers } = await make();
    await vouchers.add(aVoucher('v1'));
    await orders.move('order-1', 'expired', at);
    const waiting = [{ id: 'order-1', number: 1, state: 'under-review', attemptId: null, lines }];
    expect(await underWay.of('ana')).toEqual(waiting);
    await vouchers.decide('v1', 'rejected', { by: 'teresa', at, reason: 'No figura' });
    expect(await underWay.of('ana')).toEqual([]);
    await orders.move('order-2', 'pending', at);
    expect(await underWay.of('ana')).toMatchObject([{ id: 'order-2', state: 'under-review' }]);
  });

  test('knows no gift: nothing of it becomes the account’s', async () => {
    const { underWay, orders, attempts } = await make();
    await orders.add(anOrder('order-9', 9, { gift: aGift() }));
    await attempts.add(anAttempt('attempt-9', 'order-9', { state: 'unknown' }));
    await orders.move('order-9', 'pending', at);
    expect(await underWay.of('ana')).toEqual([]);
  });

  test('knows none that is paid, whatever else hangs on it', async () => {
    const { underWay, orders, attempts } = await make();
    await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'unknown' }));
    for (const state of ['confirmed', 'finished'] as const) {
      await orders.move('order-1', state, at);
      expect(await underWay.of('ana')).toEqual([]);
    }
  });
}
