import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Refund } from '#domain/payments/refund.ts';
import { creditNoteHashText, creditNoteLines, creditSeriesOf, type CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { issuerFrom } from '#domain/receipts/receipt.ts';
import { receiptsPath } from './receipts-path.ts';

/**
 * Issues the credit note of a refund that is done, in the transaction that settles it: one a refund, over the receipt of its order,
 * made out to whom that was, by who issues receipts now. Source: decision 0086.
 */
export class IssueCreditNote {
  constructor(
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly fingerprints: Fingerprints,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The refund's note, the same one however often it is asked for. @throws when its order has no receipt. */
  async execute(refund: Pick<Refund, 'id' | 'orderId' | 'lines' | 'reason'>): Promise<CreditNote> {
    const known = await this.notes.ofRefund(refund.id);
    if (known !== null) return known;
    const receipt = await this.receipts.ofOrder(refund.orderId);
    if (receipt === null) throw new Error(`Refund ${refund.id} has no receipt to correct`);
    const { orderId, orderNumber, userId, buyer, type, series, number, issuedAt } = receipt;
    const lines = creditNoteLines(receipt.lines, refund.lines);
    const ownSeries = creditSeriesOf(type);
    const plain: CreditNote = {
      id: this.ids.newId(),
      refundId: refund.id,
      orderId,
      orderNumber,
      userId,
      type: 'credit-note',
      series: ownSeries,
      number: await this.receipts.nextNumber(ownSeries),
      issuedAt: this.clock.now(),
      issuer: issuerFrom(this.settings.provider()),
      buyer,
      corrects: { type, series, number, issuedAt },
      reason: refund.reason,
      lines,
      totals: receiptTotals(lines),
      taxState: 'not-sent',
      consultAt: this.addresses.school(receiptsPath),
    };
    const note = { ...plain, hash: this.fingerprints.of(creditNoteHashText(plain)) };
    await this.notes.add(note);
    return note;
  }
}
