import { expect, test } from 'vitest';
import type { DisputeEvidenceRecords } from '#application/server/payments/ports/dispute-evidence-records.ts';

/**
 * What every `DisputeEvidenceRecords` does. The factory gives one of a school where ana paid her order-1 of 10 and 11 by attempt-1, disputed by N.º 1,
 * and has 10 since 10 March; she has 12 by another order; luis has 10 as well and signed in too.
 */
export function disputeEvidenceContract(make: () => Promise<DisputeEvidenceRecords>): void {
  test('tells what was bought, how it was paid, and what its buyer did with it, of nobody else and of nothing else', async () => {
    const records = await make();
    expect(await records.of(2)).toBeNull();
    const told = await records.of(1);
    expect(told).toMatchObject({
      number: 1,
      orderNumber: 1,
      amount: 11_800,
      reason: 'fraud',
      lines: [{ net: 11_800 }, { net: 5900 }],
      termsVersion: '2026-11',
      payment: { gateway: 'simulada', transactionId: 'trx-1', amount: 17_700 },
      receipts: [],
    });
    expect(told?.consents).toMatchObject([{ version: '2026-11', address: '190.12.0.7' }]);
    expect(told?.signIns.map(({ address, device }) => [address, device])).toEqual([['190.12.0.7', 'Firefox']]);
    expect(told?.uses.map(({ kind, title }) => [kind, title])).toEqual([
      ['access', 'Producto 10'],
      ['certificate', 'Producto 10'],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/luis/i);
  });
}
