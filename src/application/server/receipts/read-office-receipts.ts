import type { Clock } from '#application/ports/clock.ts';
import type { OfficeReceipts, TroubledReceipt } from '#application/read-models/receipts/office-receipts.ts';
import { certificateTroubleText, daysLeftToTell } from '#domain/receipts/certificate.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { needsLook, sendBy } from '#domain/receipts/sending.ts';
import type { OpenSending, ReceiptSendings } from './ports/receipt-sendings.ts';
import type { ReceiptSigner } from './ports/receipt-signer.ts';
import type { TaxAuthority } from './ports/tax-authority.ts';

const most = 200;

/**
 * How the school signs and sends its receipts and credit notes, and which of them somebody has to look at, the oldest first; a proof of
 * receipt is an id, whose address is not signed yet.
 */
export class ReadOfficeReceipts {
  constructor(
    private readonly sendings: ReceiptSendings,
    private readonly signer: ReceiptSigner,
    private readonly authority: TaxAuthority,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<OfficeReceipts> {
    const now = this.clock.now();
    const certificate = await this.signer.certificate();
    const { isOn } = this.authority;
    const found = isOn ? await this.sendings.open(most) : [];
    const receipts = found.filter(
      ({ receipt, state, tries, behind }) => behind !== null || tries > 0 || needsLook(state, receipt.issuedAt, now),
    );
    return {
      signingTrouble: certificate.ok ? null : certificateTroubleText(certificate.refusal),
      certificateDays: certificate.ok ? daysLeftToTell(certificate.value, now) : null,
      isSending: isOn,
      receipts: receipts.map(troubledOf),
    };
  }
}

function troubledOf({ receipt, state, tries, text, notes, hasCdr, behind }: OpenSending): TroubledReceipt {
  const { id, type, orderNumber, buyer, issuedAt, totals } = receipt;
  return {
    id,
    type,
    orderNumber,
    state,
    tries,
    notes,
    behind:
      receipt.type === 'credit-note' && behind !== null ? { code: receiptCode(receipt.corrects), state: behind } : null,
    code: receiptCode(receipt),
    buyerName: buyer.name,
    issuedAt: issuedAt.toISOString(),
    total: totals.total,
    said: text,
    cdr: hasCdr ? id : null,
    sendBy: sendBy(receipt).toISOString(),
  };
}
