import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import { isNumberTaken } from '#domain/receipts/sending.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CreditNotes } from './ports/credit-notes.ts';
import type { ReceiptSendings } from './ports/receipt-sendings.ts';
import type { Receipts } from './ports/receipts.ts';

export type SendAgainRefusal =
  | { readonly kind: 'sending-not-found' }
  | { readonly kind: 'receipt-accepted' }
  | { readonly kind: 'receipt-rejected' }
  /** It is of another document there: sent again it would be taken for that. */
  | { readonly kind: 'receipt-number-taken' };

/**
 * Has a receipt or a credit note sent with the next round, whatever stood in its way and whatever the day: the same bytes as ever. What the tax authority
 * decided stays decided, and what goes with the next round already is asked for once.
 */
export class SendReceiptAgain {
  constructor(
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly sendings: ReceiptSendings,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param staffId the account that asks for it. */
  async execute(receiptId: string, staffId: string): Promise<Result<undefined, SendAgainRefusal>> {
    const receipt = (await this.receipts.find(receiptId)) ?? (await this.notes.find(receiptId));
    const sending = receipt && (await this.sendings.lock(receipt));
    if (receipt === null || sending === null) return refuse({ kind: 'sending-not-found' });
    const { state } = sending;
    if (state === 'accepted' || state === 'rejected') return refuse({ kind: `receipt-${state}` });
    if (isNumberTaken(state, sending.code)) return refuse({ kind: 'receipt-number-taken' });
    const at = this.clock.now();
    if (state === 'asked' && sending.nextTryAt !== null && sending.nextTryAt <= at) return accept(undefined);
    await this.sendings.settle(receipt, { ...sending, state: 'asked', at, nextTryAt: at, isOutage: false });
    await this.journal.note(staffId, 'receipt-sent-again', receiptId, { state }, { state: 'asked' });
    return accept(undefined);
  }
}
