import { describe, expect, test } from 'vitest';
import type { BankMovement, BankMovements } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { money } from '#domain/shared/money.ts';
import { noColumns, type StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { day } from '#test/support/cart/cart-items.ts';

/** A movement of 118.00 in the account of the BCP. */
export function aBankMovement(id: string, parts: Partial<BankMovement> = {}): BankMovement {
  return {
    id,
    accountId: 'bcp',
    bank: 'BCP',
    identity: id,
    day: day('2026-03-09'),
    operation: '00123456',
    amount: money(11_800),
    description: 'ABONO',
    payer: 'Ana Quispe',
    balance: '',
    state: 'open',
    voucherId: null,
    orderId: null,
    ...parts,
  };
}

/**
 * What came into accounts, on any adapter.
 * @param make of a school with ana's orders 1 and 2 of 118.00, the accounts bcp and bbva, and teresa; voucher v1 of order 1 is approved.
 */
export function bankMovementsContract(make: () => Promise<BankMovements>): void {
  describe('a movement', () => {
    test('is kept once for its account, and known by its identity', async () => {
      const movements = await make();
      expect(await movements.add(aBankMovement('m1'), at)).toBe(true);
      expect(await movements.add(aBankMovement('m2', { identity: 'm1' }), at)).toBe(false);
      expect(await movements.add(aBankMovement('m3', { identity: 'm1', accountId: 'bbva' }), at)).toBe(true);
      expect(await movements.known('bcp', ['m1', 'm9'])).toEqual(new Set(['m1']));
      expect(await movements.lock('m1')).toEqual(aBankMovement('m1'));
      expect(await movements.lock('m9')).toBeNull();
    });

    test('is open, the first day first, until somebody decides', async () => {
      const movements = await make();
      await movements.add(aBankMovement('m1', { day: day('2026-03-10') }), at);
      await movements.add(aBankMovement('m2'), at);
      expect((await movements.open(10)).map(({ id }) => id)).toEqual(['m2', 'm1']);
      expect(await movements.open(1)).toHaveLength(1);
      await movements.settle('m2', 'confirmed', { voucherId: 'v1', by: 'teresa', at, reason: '' });
      expect((await movements.open(10)).map(({ id }) => id)).toEqual(['m1']);
      expect(await movements.lock('m2')).toMatchObject({ state: 'confirmed', voucherId: 'v1' });
    });

    test('is held for an order until it is whole, goes back, or is no sale, which is taken back', async () => {
      const movements = await make();
      for (const id of ['m1', 'm2', 'm3']) await movements.add(aBankMovement(id, { amount: money(1000) }), at);
      const how = { voucherId: null, orderId: 'order-2', by: 'teresa', at, reason: '' };
      await movements.settle('m1', 'held', how);
      await movements.settle('m2', 'held', how);
      expect((await movements.heldFor('order-2')).map(({ id, orderId }) => [id, orderId])).toEqual([
        ['m1', 'order-2'],
        ['m2', 'order-2'],
      ]);
      const [held, ...others] = await movements.held(9);
      expect([held?.order.number, held?.order.received, held?.parts.length, others]).toEqual([2, 2000, 2, []]);
      // What is missing of it is no total of an order.
      const asked = await movements.orders({ numbers: [], totals: [money(9800)], operations: [] });
      expect(asked.map(({ number, received }) => [number, received])).toEqual([[2, 2000]]);
      await movements.settle('m1', 'returned', { ...how, returnOperation: 'TR-1' });
      expect(await movements.lock('m1')).toMatchObject({ state: 'returned', returnOperation: 'TR-1' });
      await movements.settle('m2', 'confirmed', how);
      expect([await movements.held(9), await movements.heldFor('order-2')]).toEqual([[], []]);
      await movements.settle('m3', 'ignored', { voucherId: null, by: 'teresa', at, reason: 'Intereses' });
      expect(await movements.ignored(9)).toMatchObject([{ id: 'm3', reason: 'Intereses', at }]);
      expect((await movements.lock('m3'))?.reason).toBe('Intereses');
      await movements.reopen('m3');
      expect(await movements.lock('m3')).not.toHaveProperty('reason');
      expect([await movements.ignored(9), (await movements.open(9)).map(({ id }) => id)]).toEqual([[], ['m3']]);
    });

    test('may pay orders of its code, of its amount while they are unpaid, and of its operation', async () => {
      const movements = await make();
      const asked = { numbers: [], totals: [], operations: [] };
      const numbers = async (parts: Partial<Parameters<BankMovements['orders']>[0]>) =>
        (await movements.orders({ ...asked, ...parts })).map(({ number }) => number);
      expect(await numbers({})).toEqual([]);
      expect(await numbers({ numbers: [2, 99] })).toEqual([2]);
      expect(await numbers({ totals: [money(11_800), money(1)] })).toEqual([1, 2]);
      expect(await numbers({ operations: ['123456'] })).toEqual([1]);
      const [first] = await movements.orders({ ...asked, numbers: [1] });
      expect(first).toMatchObject({ id: 'order-1', total: 11_800, isPaid: false });
      expect(first?.vouchers).toEqual([{ bank: 'BCP', operation: '00123456' }]);
      const voucher = { id: 'v1', orderId: 'order-1', orderNumber: 1, isTaken: false };
      expect(await movements.voucherOf('BCP', '123456')).toEqual(voucher);
      await movements.add(aBankMovement('m1'), at);
      await movements.settle('m1', 'confirmed', { voucherId: 'v1', by: 'teresa', at, reason: '' });
      expect(await movements.voucherOf('BCP', '123456')).toEqual({ ...voucher, isTaken: true });
      expect(await movements.voucherOf('BBVA', '123456')).toBeNull();
    });
  });

  test('an account’s files are read as was kept last', async () => {
    const movements = await make();
    expect(await movements.layoutOf('bcp')).toBeNull();
    const columns = { ...noColumns, date: 'Fecha', amount: 'Monto' };
    const layout: StatementLayout = {
      separator: ';',
      encoding: 'windows-1252',
      decimals: ',',
      dates: 'day-first',
      columns,
    };
    await movements.keepLayout('bcp', { ...layout, separator: ',' });
    await movements.keepLayout('bcp', layout);
    expect(await movements.layoutOf('bcp')).toEqual(layout);
  });
}
