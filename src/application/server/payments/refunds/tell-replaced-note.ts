import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { receiptsPath } from '#application/server/receipts/receipts-path.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { noteReplacedLetter } from './refund-letters.ts';

/** Tells a buyer that the credit note of their refund has another number, among the news of their orders and by a letter with its files. */
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
    const order = await this.orders.find(orderId);
    const refund = await this.refunds.find(note.refundId);
    // An account that was erased has no mailbox; its note stays with the staff.
    if (buyer === null || order === null || refund === null) return;
    const letter = noteReplacedLetter(
      { order, refund, note },
      replaced,
      firstName(buyer),
      this.addresses.school(receiptsPath),
    );
    await this.outbox.post(letter, { name: fullName(buyer), email: note.buyer.email });
  }
}
