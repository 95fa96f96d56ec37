import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { correctionNoteLetter } from '#application/server/receipts/correction-letters.ts';
import { receiptsPath } from '#application/server/receipts/receipts-path.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { noteReplacedLetter } from './refund-letters.ts';

/** Tells a buyer that a credit note of theirs has another number, among the news of their orders and by a letter with its files. */
export class TellReplacedNote {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly ids: IdGenerator,
  ) {}

  /** @param replaced the code of the one whose place it takes. */
  async execute(note: CreditNote, replaced: string): Promise<void> {
    const { orderId, userId } = note;
    const about = { orderId, userId, kind: 'receipt-replaced', text: receiptCode(note) } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at: note.issuedAt, seenAt: null });
    const buyer = readerOf(await this.accounts.find(userId));
    // An account that was erased has no mailbox; its note stays with the staff.
    const letter = buyer === null ? null : await this.#letter(note, replaced, firstName(buyer));
    if (buyer === null || letter === null) return;
    await this.outbox.post(letter, { name: fullName(buyer), email: note.buyer.email });
  }

  async #letter(note: CreditNote, replaced: string, name: string): Promise<Letter | null> {
    const url = this.addresses.school(receiptsPath);
    if (note.refundId === null) return correctionNoteLetter(note, replaced, name, url);
    const order = await this.orders.find(note.orderId);
    const refund = await this.refunds.find(note.refundId);
    return order === null || refund === null ? null : noteReplacedLetter({ order, refund, note }, replaced, name, url);
  }
}
