import { expect, test } from 'vitest';
import { owedDetractions } from '#domain/receipts/owed-detractions.ts';
import { rate } from '#domain/shared/rate.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

test('what is owed is due on the fifth working day; what was rejected or replaced owes nothing', () => {
  const detraction = { service: '037', rate: rate(1200), account: '1234567', amount: soles('84.00') } as const;
  // A Monday of the week before Easter: Thursday and Friday are holidays.
  const issuedAt = new Date('2026-03-30T17:00:00.000Z');
  const factura = aReceipt({ ...asFactura, issuedAt, detraction });
  expect(owedDetractions([aReceipt(), factura])).toEqual([
    { code: 'F001-1', orderNumber: 1, rate: 1200, amount: 8400, dueOn: '2026-04-08' },
  ]);
  expect(
    owedDetractions([
      { ...factura, taxState: 'rejected' },
      { ...factura, replacedBy: 'F001-2' },
    ]),
  ).toEqual([]);
});
