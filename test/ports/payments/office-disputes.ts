import { expect, test } from 'vitest';
import type { OfficeDisputes } from '#application/server/payments/ports/office-disputes.ts';
import type { DisputeFilter } from '#domain/payments/dispute.ts';

/**
 * What every `OfficeDisputes` does. The factory gives those of ana's order-1 of 177.00, by attempt-1: N.º 1 and N.º 2 open, to be answered by the
 * 20th and the 18th, N.º 3 answered, N.º 4 won and, after it, N.º 5 lost.
 */
export function officeDisputesContract(make: () => Promise<OfficeDisputes>): void {
  test('lists those to be answered by their last day, and others by when they moved, page by page', async () => {
    const disputes = await make();
    const list = async (which: DisputeFilter, offset = 0, limit = 9) => {
      const { found, total } = await disputes.list({ which, offset, limit });
      return [found.map(({ number }) => number), total];
    };
    expect(await list('waiting')).toEqual([[2, 1], 2]);
    expect(await list('waiting', 1, 1)).toEqual([[1], 2]);
    expect(await list('answered')).toEqual([[3], 1]);
    expect(await list('decided')).toEqual([[5, 4], 2]);
  });

  test('tells of each its order, its buyer, its payment, who noted it, and what was bought', async () => {
    const disputes = await make();
    const { found } = await disputes.list({ which: 'waiting', offset: 1, limit: 1 });
    expect(found).toMatchObject([
      {
        orderNumber: 1,
        buyer: { name: expect.any(String), email: expect.stringContaining('@') },
        gateway: 'simulada',
        paid: 17_700,
        amount: 11_800,
        openedOn: '2026-03-10',
        answerBy: '2026-03-20',
        notedBy: expect.any(String),
        products: [
          { productId: 10, net: 11_800 },
          { productId: 11, net: 5900 },
        ],
      },
    ]);
    expect(found[0]).not.toHaveProperty('id');
  });
}
