import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode, type Receipt } from '#domain/receipts/receipt.ts';
import { correctionNoteLetter, receiptCorrectedLetter } from './correction-letters.ts';
import { receiptsPath } from './receipts-path.ts';

/** Tells a buyer of a receipt that was made out anew, among the news of their orders and by a letter with the files of both documents. */
export class TellCorrectedReceipt {
  constructor(
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly ids: IdGenerator,
  ) {}

  /** @param note by which the one before is taken back. @param untold earlier ones, by `untoldNotes`. */
  async execute(receipt: Receipt, note: CreditNote, untold: readonly CreditNote[]): Promise<void> {
    const { orderId, userId } = receipt;
    const about = { orderId, userId, kind: 'receipt-issued', text: receiptCode(receipt) } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at: receipt.issuedAt, seenAt: null });
    const buyer = readerOf(await this.accounts.find(userId));
    // An account that was erased has no mailbox; its documents stay with the staff.
    if (buyer === null) return;
    const [name, url] = [firstName(buyer), this.addresses.school(receiptsPath)];
    const earlier = untold.map((each) => correctionNoteLetter(each, null, name, url));
    for (const letter of [...earlier, receiptCorrectedLetter(receipt, note, name, url)])
      await this.outbox.post(letter, { name: fullName(buyer), email: receipt.buyer.email });
  }
}
