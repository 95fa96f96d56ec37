import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ReceiptSendings } from './ports/receipt-sendings.ts';

export type SendAgainRefusal =
  | { readonly kind: 'sending-not-found' }
  | { readonly kind: 'receipt-accepted' }
  | { readonly kind: 'receipt-rejected' };

/**
 * Has a receipt sent with the next round, whatever stood in its way and whatever the day: the same bytes as ever. What the tax authority
 * decided stays decided.
 */
export class SendReceiptAgain {
  constructor(
    private readonly sendings: ReceiptSendings,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param staffId the account that asks for it. */
  async execute(receiptId: string, staffId: string): Promise<Result<undefined, SendAgainRefusal>> {
    const sending = await this.sendings.find(receiptId);
    if (sending === null) return refuse({ kind: 'sending-not-found' });
    const { state } = sending;
    if (state === 'accepted' || state === 'rejected') return refuse({ kind: `receipt-${state}` });
    const at = this.clock.now();
    await this.sendings.settle(receiptId, { ...sending, state: 'asked', at, nextTryAt: at, isOutage: false });
    await this.journal.note(staffId, 'receipt-sent-again', receiptId, { state }, { state: 'asked' });
    return accept(undefined);
  }
}
