import { expect, test } from 'vitest';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

/** What every `Receipts` does. The factory gives an empty one that knows the accounts ana and luis and the orders order-1 to order-3 of ana, order-4 of luis. */
export function receiptsContract(make: () => Promise<Receipts>): void {
  const receipt = (number: number, parts = {}) =>
    aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number, issuedAt: later(number), ...parts });

  test('numbers each series from 1 without gaps', async () => {
    const receipts = await make();
    expect([await receipts.nextNumber('B001'), await receipts.nextNumber('B001')]).toEqual([1, 2]);
    expect(await receipts.nextNumber('F001')).toBe(1);
  });

  test('gives a receipt back as it was added, by its id and by its order', async () => {
    const receipts = await make();
    const detraction = { service: '037', rate: rate(1200), account: '1234567', amount: money(8400) } as const;
    const factura = receipt(2, { type: 'factura', series: 'F001', number: 7, detraction });
    await receipts.add(factura);
    expect(await receipts.named('F001', 7)).toEqual(factura);
    await receipts.add(receipt(1));
    expect(await receipts.find('receipt-1')).toEqual(receipt(1));
    expect(await receipts.ofOrder('order-1')).toEqual(receipt(1));
    expect(await receipts.named('B001', 1)).toEqual(receipt(1));
    expect([await receipts.named('F001', 1), await receipts.named('B001', 2)]).toEqual([null, null]);
    expect(await receipts.find('receipt-3')).toBeNull();
    expect(await receipts.ofOrder('order-3')).toBeNull();
  });

  test('lists an account’s receipts, newest first, as many as asked for', async () => {
    const receipts = await make();
    for (const number of [1, 2, 3]) await receipts.add(receipt(number));
    await receipts.add(receipt(4, { userId: 'luis' }));
    expect((await receipts.ofUser('ana', 10)).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await receipts.ofUser('ana', 1)).map(({ number }) => number)).toEqual([3]);
    expect(await receipts.ofUser('nadie', 10)).toEqual([]);
  });

  test('keeps the first word of the tax authority', async () => {
    const receipts = await make();
    await receipts.add(receipt(1));
    await receipts.settle('receipt-1', 'accepted', 'La Boleta numero B001-1, ha sido aceptada');
    await receipts.settle('receipt-1', 'rejected', 'otra cosa');
    expect(await receipts.find('receipt-1')).toMatchObject({ taxState: 'accepted' });
  });

  test('another number takes the place of a rejected one, which stays known by its id and number', async () => {
    const receipts = await make();
    for (const number of [1, 2]) await receipts.add(receipt(number));
    await receipts.settle('receipt-1', 'rejected', '2800 - El dato ingresado no es RUC');
    const other = receipt(3, { orderId: 'order-1' });
    await receipts.replace('receipt-1', other);
    const replaced = { ...receipt(1), taxState: 'rejected', replacedBy: 'B001-3' };
    expect([await receipts.find('receipt-1'), await receipts.named('B001', 1)]).toEqual([replaced, replaced]);
    expect(await receipts.ofOrder('order-1')).toEqual(other);
    expect((await receipts.ofUser('ana', 10)).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await receipts.ofUser('ana', 2)).map(({ number }) => number)).toEqual([3, 2]);
    await expect(receipts.replace('receipt-1', receipt(4, { orderId: 'order-1' }))).rejects.toThrow(/./u);
    await receipts.settle('receipt-1', 'accepted', 'tarde');
    expect(await receipts.find('receipt-1')).toEqual(replaced);
    await receipts.settle('receipt-3', 'rejected', '2800');
    await receipts.replace('receipt-3', receipt(4, { orderId: 'order-1' }));
    expect(await receipts.find('receipt-1')).toMatchObject({ replacedBy: 'B001-4' });
  });
}
