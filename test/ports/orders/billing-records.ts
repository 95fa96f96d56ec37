import { expect, test } from 'vitest';
import type { BillingRecords, StoredBillingRecord } from '#application/server/orders/ports/billing-records.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

/** What every `BillingRecords` does. The factory gives an empty one that knows the accounts ana and luis. */
export function billingRecordsContract(make: () => Promise<BillingRecords>): void {
  const record = (id: string, parts: Partial<StoredBillingRecord> = {}): StoredBillingRecord => ({
    ...boletaOfAna,
    id,
    userId: 'ana',
    updatedAt: at,
    ...parts,
  });

  test('gives an account’s records back, last used first', async () => {
    const records = await make();
    const boleta = record('record-1', { updatedAt: later(1) });
    const other = record('record-2', { documentType: 'CE', documentNumber: '001234567', updatedAt: later(2) });
    await records.keep(boleta);
    await records.keep(other);
    await records.keep(record('record-3', { userId: 'luis' }));
    expect(await records.ofUser('ana')).toEqual([other, boleta]);
    expect(await records.ofUser('nadie')).toEqual([]);
  });

  test('replaces what was given for the same receipt and document', async () => {
    const records = await make();
    await records.keep(record('record-1'));
    await records.keep(record('record-2', { name: 'Ana Quispe', updatedAt: later(1) }));
    expect(await records.ofUser('ana')).toEqual([record('record-1', { name: 'Ana Quispe', updatedAt: later(1) })]);
  });

  test('changes and removes an account’s own record, and nobody else’s', async () => {
    const records = await make();
    await records.keep(record('record-1'));
    const changed = record('record-1', { documentType: 'CE', documentNumber: '001234567', updatedAt: later(1) });
    expect(await records.change({ ...changed, userId: 'luis' })).toBe(false);
    expect(await records.change(changed)).toBe(true);
    expect(await records.ofUser('ana')).toEqual([changed]);
    expect(await records.remove('luis', 'record-1')).toBe(false);
    expect(await records.remove('ana', 'record-1')).toBe(true);
    expect(await records.remove('ana', 'record-1')).toBe(false);
    expect(await records.ofUser('ana')).toEqual([]);
  });
}
