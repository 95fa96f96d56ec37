import { expect, test } from 'vitest';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

/** What every `SignedReceipts` does. The factory gives an empty one beside empty receipts, as `receiptsContract` takes them. */
export function signedReceiptsContract(
  make: () => Promise<{ readonly receipts: Receipts; readonly signed: SignedReceipts }>,
): void {
  test('keeps what was first signed of a receipt, byte by byte, and asks for it no more', async () => {
    const { receipts, signed } = await make();
    for (const number of [2, 1, 3]) {
      await receipts.add(
        aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number, issuedAt: later(number) }),
      );
    }
    const waiting = async () => (await signed.unsigned(10)).map(({ number }) => number);
    expect(await waiting()).toEqual([1, 2, 3]);
    expect((await signed.unsigned(1)).map(({ number }) => number)).toEqual([1]);
    const first = { xml: '<Factura>ñandú & «Ω»</Factura>\n', digest: 'AAA=' };
    await signed.keep('receipt-1', first, later(9));
    await signed.keep('receipt-1', { xml: '<otra/>', digest: 'BBB=' }, later(10));
    await signed.keep('receipt-2', null, later(9));
    expect(await waiting()).toEqual([3]);
    expect(await signed.find('receipt-1')).toEqual(first);
    expect(await signed.find('receipt-2')).toBeNull();
  });
}
