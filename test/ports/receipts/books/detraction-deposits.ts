import { expect, test } from 'vitest';
import type {
  DetractionDeposits,
  DetractionWord,
} from '#application/server/receipts/books/ports/detraction-deposits.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';

/** What every `DetractionDeposits` does. The factory gives an empty one that knows teresa. */
export function detractionDepositsContract(make: () => Promise<DetractionDeposits>): void {
  test('tells the last word on each factura; of two for one place the first stays', async () => {
    const deposits = await make();
    const first: DetractionWord = {
      receiptId: 'factura-1',
      place: 1,
      deposit: { constancia: '12345', depositedOn: day('2026-03-09') },
      by: 'teresa',
      at,
    };
    expect(await deposits.last(['factura-1'])).toEqual(new Map());
    expect([await deposits.add(first), await deposits.add({ ...first, deposit: null })]).toEqual([true, false]);
    const byName = expect.stringMatching(/./);
    expect(await deposits.last(['factura-1', 'otra'])).toEqual(new Map([['factura-1', { ...first, byName }]]));
    const taken = { ...first, place: 2, deposit: null, at: later(1) };
    expect(await deposits.add(taken)).toBe(true);
    expect(await deposits.last(['factura-1'])).toEqual(new Map([['factura-1', { ...taken, byName }]]));
    expect(await deposits.last([])).toEqual(new Map());
  });
}
