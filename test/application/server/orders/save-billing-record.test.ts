import { describe, expect, test } from 'vitest';
import { BillingRecordsInMemory } from '#test/memory/orders/billing-records-in-memory.ts';
import { SaveBillingRecord } from '#application/server/orders/save-billing-record.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const boleta: BillingRecord = {
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: '45678912',
  name: 'Ana Quispe',
  address: '',
  email: 'ana@correo.pe',
};
const ruc = { documentType: 'RUC', documentNumber: '20100047218', address: 'Jr. Lima 100' } as const;

function billing() {
  const [records, clock] = [new BillingRecordsInMemory(), new FixedClock()];
  return { records, clock, save: new SaveBillingRecord(records, clock, new CountingIds()) };
}

describe('billing data', () => {
  test('is kept tidied, and one of the same receipt and document is replaced', async () => {
    const { clock, records, save } = billing();
    const first = accepted(await save.add('ana', { ...boleta, name: ' Ana  Quispe ' }));
    expect(first).toEqual({ ...boleta, id: first.id, userId: 'ana', updatedAt: clock.now() });
    clock.advance({ days: 1 });
    const again = accepted(await save.add('ana', { ...boleta, name: 'Ana María Quispe' }));
    expect(again).toMatchObject({ id: first.id, name: 'Ana María Quispe', updatedAt: clock.now() });
    expect(await records.ofUser('ana')).toEqual([again]);
  });

  test('of another document, or of the other receipt of one, stands beside it', async () => {
    const { records, save } = billing();
    const [one, other, third, fourth] = [
      accepted(await save.add('ana', boleta)),
      accepted(await save.add('ana', { ...boleta, documentNumber: '45678913' })),
      accepted(await save.add('ana', { ...boleta, ...ruc })),
      accepted(await save.add('ana', { ...boleta, ...ruc, receiptType: 'factura' })),
    ];
    const passport = accepted(await save.add('ana', { ...boleta, documentType: 'passport' }));
    expect(new Set([one, other, third, fourth, passport].map(({ id }) => id)).size).toBe(5);
    expect([other.documentNumber, third.receiptType, fourth.receiptType]).toEqual(['45678913', 'boleta', 'factura']);
    expect(passport.documentType).toBe('passport');
    expect(await records.ofUser('ana')).toHaveLength(5);
  });

  test('is changed, but not into another of the account, and only by its owner', async () => {
    const { records, save } = billing();
    const one = accepted(await save.add('ana', boleta));
    const other = accepted(await save.add('ana', { ...boleta, documentNumber: '45678913' }));
    const taken = await save.change('ana', other.id, boleta);
    expect(refused(taken)).toEqual({ kind: 'billing-record-exists' });
    const changed = accepted(await save.change('ana', one.id, { ...boleta, name: ' Ana Rojas ' }));
    expect(changed).toMatchObject({ id: one.id, userId: 'ana', name: 'Ana Rojas' });
    expect(await records.ofUser('ana')).toContainEqual(changed);
    expect(refused(await save.change('luis', one.id, boleta))).toEqual({ kind: 'billing-record-not-found' });
    accepted(await save.change('ana', other.id, { ...boleta, ...ruc }));
    accepted(await save.change('ana', one.id, { ...boleta, ...ruc, receiptType: 'factura' }));
    expect((await records.ofUser('ana')).map(({ receiptType }) => receiptType).toSorted()).toEqual([
      'boleta',
      'factura',
    ]);
  });

  test('that is wrong is refused and its field is named, added or changed', async () => {
    const { records, save } = billing();
    const { id } = accepted(await save.add('ana', boleta));
    const wrong = { kind: 'billing-invalid', reason: 'required', field: 'name' };
    expect(refused(await save.add('ana', { ...boleta, name: ' ' }))).toEqual(wrong);
    expect(refused(await save.change('ana', id, { ...boleta, name: ' ' }))).toEqual(wrong);
    expect(await records.ofUser('ana')).toMatchObject([boleta]);
  });
});
