import type { Clock } from '#application/ports/clock.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { toldReceiptOf } from '#domain/receipts/told-receipt.ts';
import type { ReceiptSigner, SignedXml } from './ports/receipt-signer.ts';
import type { SignedReceipts } from './ports/signed-receipts.ts';

/**
 * Signs a receipt or a credit note, once: whoever needs it first does, and what was signed is kept before anybody sees it. Two at once keep one.
 * Source: decision 0088.
 */
export class SignReceipt {
  constructor(
    private readonly signed: SignedReceipts,
    private readonly signer: ReceiptSigner,
    private readonly clock: Clock,
  ) {}

  /** What was signed; null when there is nothing to sign, or nothing to sign with now. */
  async execute(receipt: IssuedDocument): Promise<SignedXml | null> {
    const known = await this.signed.find(receipt);
    if (known !== null) return known;
    const document = toldReceiptOf(receipt);
    if (document === null) {
      await this.signed.keep(receipt, null, this.clock.now());
      return null;
    }
    const made = await this.signer.sign(document);
    if (!made.ok) return null;
    await this.signed.keep(receipt, made.value, this.clock.now());
    return this.signed.find(receipt);
  }
}
