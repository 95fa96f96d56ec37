import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Gifts } from '#application/server/orders/ports/gifts.ts';
import type { ReturnedConsultancies } from '#application/server/learning/consultancies/returned-consultancies.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { receiptsPath } from '#application/server/receipts/receipts-path.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import { leftInAll } from '#domain/payments/refund-lines.ts';
import { isByBank, type Refund } from '#domain/payments/refund.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { refundLetter } from './refund-letters.ts';
import type { RefundableOrders } from './refundable-orders.ts';

/**
 * What becomes of a locked order when money of it went back, all in the caller's transaction: what was bought is taken back, or stays
 * where that was decided; the code may be used again once nothing of the order is paid any more; the credit note is issued, and its
 * buyer told. Source: decision 0086.
 */
export class FinishRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly grants: Grants,
    private readonly gifts: Gifts,
    private readonly consultancies: ReturnedConsultancies,
    private readonly codes: DiscountCodes,
    private readonly note: IssueCreditNote,
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param refund one that is done, as it is kept. */
  async execute(order: Order, refund: Refund): Promise<void> {
    const at = this.clock.now();
    const keepsAccess = refund.keepsAccess || !(await this.#takenBack(order, refund, at));
    if (keepsAccess !== refund.keepsAccess) await this.refunds.move({ ...refund, keepsAccess }, refund.state);
    const left = await this.refundable.linesOf(order);
    if (left.ok && leftInAll(left.value) === 0) await this.codes.release(order.id);
    const note = await this.note.execute(refund);
    const kind = isByBank(refund) ? 'refunded-by-bank' : 'refunded';
    const about = { orderId: order.id, userId: order.userId, kind, text: receiptCode(note) } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at, seenAt: null });
    const buyer = readerOf(await this.accounts.find(order.userId));
    // An account that was erased has no mailbox; its note stays with the staff.
    if (buyer === null) return;
    const told = { order, refund: { ...refund, keepsAccess }, note };
    const letter = refundLetter(told, firstName(buyer), this.addresses.school(receiptsPath));
    await this.outbox.post(letter, { name: fullName(buyer), email: note.buyer.email });
  }

  /**
   * Takes back what was bought. False for what was begun while its money was on its way, a gift that was opened or a consultancy
   * that was held: it stays where it is; and for a seminar of which seats were paid alone before a gateway gave its money back after all.
   */
  async #takenBack(order: Order, { lines }: Refund, at: Date): Promise<boolean> {
    if (order.gift !== undefined) return this.gifts.withdraw(order.id);
    const returned = lines.map(({ productId }) => productId);
    const begun = await this.consultancies.begun(order.id, returned);
    const asked = returned.map((productId) => ({ productId, amount: null }));
    const seats = await this.refundable.seatsBesides(order, asked);
    const productIds = returned.filter((each) => !begun.has(each) && each !== seats?.productId);
    await this.consultancies.callOff(order.id, productIds);
    await this.grants.takeBack(order.id, productIds, at);
    return begun.size === 0 && seats === null;
  }
}
