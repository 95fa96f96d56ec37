import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode, type Receipt } from '#domain/receipts/receipt.ts';
import { correctionNoteLetter } from './correction-letters.ts';
import { type InPlaceOf, receiptLetter } from './receipt-letter.ts';
import { receiptsPath } from './receipts-path.ts';

/** Tells a buyer of a receipt that was issued, among the news of their orders and by a letter with its files. */
export class TellReceipt {
  constructor(
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly ids: IdGenerator,
  ) {}

  /** @param inPlaceOf what it takes the place of; null: it is the order's first. @param untold by `untoldNotes`. */
  async execute(receipt: Receipt, inPlaceOf: InPlaceOf | null, untold: readonly CreditNote[] = []): Promise<void> {
    const { orderId, userId } = receipt;
    const kind = inPlaceOf === null ? 'receipt-issued' : 'receipt-replaced';
    const about = { orderId, userId, kind, text: receiptCode(receipt) } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at: receipt.issuedAt, seenAt: null });
    const buyer = readerOf(await this.accounts.find(userId));
    if (buyer === null) return;
    const to = { name: fullName(buyer), email: receipt.buyer.email };
    const [name, url] = [firstName(buyer), this.addresses.school(receiptsPath)];
    const earlier = untold.map((note) => correctionNoteLetter(note, null, name, url));
    for (const letter of [...earlier, receiptLetter(receipt, name, url, inPlaceOf)]) await this.outbox.post(letter, to);
  }
}
