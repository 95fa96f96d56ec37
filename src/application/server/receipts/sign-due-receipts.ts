import type { Logger } from '#application/ports/logger.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import type { ReceiptSigner } from './ports/receipt-signer.ts';
import type { SignedReceipts } from './ports/signed-receipts.ts';
import type { SignReceipt } from './sign-receipt.ts';

const AT_A_TIME = 50;

/** Signs what was issued and not signed yet, where the school has a certificate; one that fails does not hold up the others. */
export class SignDueReceipts {
  constructor(
    private readonly signed: SignedReceipts,
    private readonly signer: ReceiptSigner,
    private readonly sign: SignReceipt,
    private readonly logger: Logger,
  ) {}

  async execute(isStopping: () => boolean): Promise<void> {
    const due = await this.signed.unsigned(AT_A_TIME);
    // With nothing to sign the certificate stays unread: that takes a thread with libraries of its own.
    if (due.length === 0 || !(await this.signer.certificate()).ok) return;
    for (const receipt of due) {
      if (isStopping()) return;
      try {
        await this.sign.execute(receipt);
      } catch (error) {
        this.logger.error('A receipt could not be signed', { receipt: receiptCode(receipt), error: String(error) });
      }
    }
  }
}
