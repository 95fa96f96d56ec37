import { expect, test } from 'vitest';
import type { ReceiptSigner } from '#application/server/receipts/ports/receipt-signer.ts';
import { toldReceiptOf } from '#domain/receipts/told-receipt.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const documentOf = (number: number) => {
  const document = toldReceiptOf(aReceipt({ number }));
  if (document === null) throw new Error('There is something to sign');
  return document;
};

/** What every `ReceiptSigner` does: one that can sign, and one whose certificate nobody can open. */
export function receiptSignerContract(make: () => ReceiptSigner, makeClosed: () => ReceiptSigner): void {
  test('the same document gives the same bytes, another one others', async () => {
    const signer = make();
    const [first, again, other] = [
      await signer.sign(documentOf(1)),
      await signer.sign(documentOf(1)),
      await signer.sign(documentOf(2)),
    ];
    expect(accepted(again)).toEqual(accepted(first));
    expect(accepted(other).digest).not.toBe(accepted(first).digest);
    expect(accepted(await signer.certificate()).holder).toContain('PRUEBA');
  });

  test('without a key it says why, and signs nothing', async () => {
    const signer = makeClosed();
    expect(refused(await signer.certificate())).toEqual({ kind: 'password-wrong' });
    expect(refused(await signer.sign(documentOf(1)))).toEqual({ kind: 'password-wrong' });
  });
}
