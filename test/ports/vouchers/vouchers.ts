import { expect, test } from 'vitest';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';

/**
 * What every `Vouchers` does. The factory gives an empty one that knows ana, luis and the collaborator teresa, the bank accounts
 * bcp and bbva, and orders of 118.00: order-1 and order-2 of ana, order-3 of luis.
 */
export function vouchersContract(make: () => Promise<Vouchers>): void {
  const decision = { by: 'teresa', at: later(60), reason: 'No figura en la cuenta' };

  test('gives a voucher back as it was added', async () => {
    const vouchers = await make();
    expect(await vouchers.add(aVoucher('v1'))).toBe(true);
    expect(await vouchers.find('v1')).toEqual(aVoucher('v1'));
    expect(await vouchers.openOf('order-1')).toEqual(aVoucher('v1'));
    expect(await vouchers.find('v2')).toBeNull();
    expect(await vouchers.openOf('order-2')).toBeNull();
  });

  test('takes an operation of a bank once, unless the voucher it stands on was rejected', async () => {
    const vouchers = await make();
    await vouchers.add(aVoucher('v1', { operationNumber: '00123456' }));
    const again = aVoucher('v2', { orderId: 'order-3', userId: 'luis', operationNumber: '12-3456' });
    expect(await vouchers.add(again)).toBe(false);
    expect(await vouchers.add({ ...again, bank: 'BBVA', bankAccountId: 'bbva' })).toBe(true);
    await vouchers.decide('v1', 'rejected', decision);
    expect(await vouchers.add({ ...again, id: 'v3', orderId: 'order-2', userId: 'ana' })).toBe(true);
  });

  test('lets an order have one open voucher', async () => {
    const vouchers = await make();
    await vouchers.add(aVoucher('v1'));
    expect(await vouchers.add(aVoucher('v2', { operationNumber: '777777' }))).toBe(false);
    await vouchers.decide('v1', 'rejected', decision);
    expect(await vouchers.openOf('order-1')).toBeNull();
    expect(await vouchers.add(aVoucher('v2', { operationNumber: '777777' }))).toBe(true);
  });

  test('holds what arrived of an order until the rest does; nobody is asked to look at it meanwhile', async () => {
    const vouchers = await make();
    await vouchers.add(aVoucher('v1', { amount: soles('50.00') }));
    await vouchers.hold('v1', soles('60.00'), day('2026-03-10'), later(10));
    const held = { state: 'review', amount: soles('60.00'), paidOn: day('2026-03-10'), restAskedAt: later(10) };
    expect(await vouchers.openOf('order-1')).toMatchObject(held);
    expect(await vouchers.list('open', 9)).toEqual([]);
    await vouchers.complete('v1', soles('118.00'), day('2026-03-11'), 'sent');
    expect(await vouchers.find('v1')).toEqual(aVoucher('v1', { state: 'sent', paidOn: day('2026-03-11') }));
    await vouchers.decide('v1', 'approved', { ...decision, reason: '' });
    await vouchers.hold('v1', soles('1.00'), day('2026-03-12'), later(20));
    expect(await vouchers.find('v1')).toMatchObject({ state: 'approved', amount: soles('118.00') });
  });

  test('keeps the first decision', async () => {
    const vouchers = await make();
    await vouchers.add(aVoucher('v1', { state: 'review' }));
    expect(await vouchers.decide('v1', 'rejected', decision)).toBe(true);
    expect(await vouchers.decide('v1', 'approved', { ...decision, reason: '' })).toBe(false);
    expect(await vouchers.find('v1')).toMatchObject({ state: 'rejected', decision });
    expect(await vouchers.decide('v9', 'approved', decision)).toBe(false);
  });

  test('lists an account’s own, newest first', async () => {
    const vouchers = await make();
    await vouchers.add(aVoucher('v1'));
    await vouchers.add(aVoucher('v2', { orderId: 'order-2', operationNumber: '222222', sentAt: later(5) }));
    await vouchers.add(aVoucher('v3', { orderId: 'order-3', userId: 'luis', operationNumber: '333333' }));
    expect((await vouchers.ofUser('ana', 10)).map(({ id }) => id)).toEqual(['v2', 'v1']);
    expect((await vouchers.ofUser('ana', 1)).map(({ id }) => id)).toEqual(['v2']);
  });

  test('lists for the staff what waits, the oldest first, and what was decided, the last first', async () => {
    const vouchers = await make();
    await vouchers.add(aVoucher('v1', { sentAt: later(2) }));
    await vouchers.add(aVoucher('v2', { orderId: 'order-2', operationNumber: '222222', sentAt: later(1) }));
    await vouchers.add(aVoucher('v3', { orderId: 'order-3', userId: 'luis', operationNumber: '333333' }));
    await vouchers.decide('v3', 'rejected', decision);
    expect((await vouchers.list('open', 10)).map(({ id }) => id)).toEqual(['v2', 'v1']);
    expect(await vouchers.list('open', 1)).toHaveLength(1);
    expect(await vouchers.list('decided', 10)).toMatchObject([
      {
        id: 'v3',
        order: { number: 3, titles: ['Curso 10'], total: soles('118.00'), state: 'continue' },
        buyer: { email: 'luis@correo.pe' },
        decision,
        decidedBy: 'Ana Quispe',
      },
    ]);
  });
}
