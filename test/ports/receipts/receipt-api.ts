import { expect, test } from 'vitest';
import type { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/**
 * What every `ReceiptApi` does. The factory gives that of an account which paid its order N.º 1 of 199.90 by card, got the boleta
 * B001-1 for it and has not read the news of either.
 */
export function receiptApiContract(make: () => Promise<ReceiptApi>): void {
  test('lists the orders', async () => {
    const orders = accepted(await (await make()).orders());
    expect(orders).toMatchObject([{ number: 1, state: 'finished', totals: { net: 19_990, base: 16_941, tax: 3_049 } }]);
  });

  test('lists the receipts, each with the address of its PDF', async () => {
    const api = await make();
    const [order] = accepted(await api.orders());
    const receipts = accepted(await api.receipts());
    expect(receipts).toMatchObject([
      { code: 'B001-1', type: 'boleta', orderNumber: 1, orderId: order?.id, total: 19_990, taxState: 'not-sent' },
    ]);
    expect(receipts[0]?.document).toMatch(/^\/api\/v1\/receipts\/[^/]+\/comprobante\.pdf\?/);
  });

  test('tells the news until they are seen', async () => {
    const api = await make();
    const before = accepted(await api.notices());
    expect(before.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'receipt-issued']);
    expect(before.find(({ kind }) => kind === 'receipt-issued')?.text).toBe('B001-1');
    expect(before.some(({ isSeen }) => isSeen)).toBe(false);
    accepted(await api.markSeen('2026-03-09T00:00:00.000Z'));
    expect(accepted(await api.notices()).some(({ isSeen }) => isSeen)).toBe(false);
    accepted(await api.markSeen(before[0]?.at ?? ''));
    expect(accepted(await api.notices()).every(({ isSeen }) => isSeen)).toBe(true);
  });
}
