import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Carts } from '#application/server/cart/ports/carts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName } from '#domain/accounts/user.ts';
import { isPaid, nextOrderState, type OrderEvent, type TransitionRefusal } from '#domain/orders/order.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { GiftLetters } from './gift-letters.ts';
import { type GrantEnds, grantLines } from './granted-lines.ts';
import { confirmationLetter, giftBoughtLetter } from './order-letter.ts';

/**
 * Confirms a locked order: gives what was bought, counts the code, writes to the buyer and takes the products out of the cart,
 * all in the caller's transaction. Of a gift nothing is given to the buyer: its letter goes to whoever it is for, on its day. An
 * order that is confirmed already stays as it is. Source: decisions.md, Payment and orders.
 */
export class ConfirmOrder {
  constructor(
    private readonly orders: Orders,
    private readonly grants: Grants,
    private readonly codes: DiscountCodes,
    private readonly carts: Carts,
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly gifts: GiftLetters,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly logger: Logger,
  ) {}

  /** @param without products that the buyer has already by another order: what was paid for them is to be given back. */
  async execute(
    order: Order,
    event: OrderEvent,
    without: ReadonlySet<number> = new Set(),
  ): Promise<Result<void, TransitionRefusal>> {
    if (isPaid(order.state)) return accept(undefined);
    const next = nextOrderState(order.state, event);
    if (!next.ok) return next;
    const now = this.clock.now();
    await this.orders.move(order.id, next.value, now);
    await this.orders.markNeverDue(order.id, without);
    await this.#countCode(order, now);
    const given = order.lines.filter(({ productId }) => !without.has(productId));
    const ends = await this.#give(order, given, now);
    await this.#emptyCart(order, now);
    await this.#write(order, ends, now);
    return accept(undefined);
  }

  async #give(order: Order, lines: Order['lines'], at: Date): Promise<GrantEnds> {
    if (order.gift === undefined)
      return grantLines(order, lines, { userId: order.userId, at }, { grants: this.grants, ids: this.ids });
    await this.gifts.schedule(order.id, order.gift);
    return new Map();
  }

  /** The code was claimed before anything was charged; what was paid is honoured even if that claim got lost. */
  async #countCode(order: Order, at: Date): Promise<void> {
    const { code } = order.snapshot;
    if (code === null) return;
    const known = await this.codes.findById(code.id);
    const claimed = known !== null && (await this.codes.claim(known, { orderId: order.id, userId: order.userId, at }));
    if (!claimed) this.logger.warn('An order was confirmed with a code past its limit', { order: order.number });
  }

  /** A cart for somebody else is another than one's own, whatever is in both. */
  async #emptyCart(order: Order, now: Date): Promise<void> {
    const bought = new Set(order.lines.map(({ productId }) => productId));
    const cart = await this.carts.lock({ kind: 'account', userId: order.userId }, this.ids.newId(), now);
    const { isGift = false, ...kept } = cart;
    if (isGift !== (order.gift !== undefined)) return;
    const lines = cart.lines.filter(({ productId }) => !bought.has(productId));
    if (lines.length === 0) await this.carts.save({ ...kept, lines, codeWord: null }, cart);
    else await this.carts.save({ ...cart, lines }, cart);
  }

  async #write(order: Order, ends: GrantEnds, now: Date): Promise<void> {
    const { id: orderId, userId, gift } = order;
    const news =
      gift === undefined
        ? ({ kind: 'confirmed', text: '' } as const)
        : ({ kind: 'gift-bought', text: gift.recipientName } as const);
    await this.notices.add({ orderId, userId, ...news, id: this.ids.newId(), at: now, seenAt: null });
    const buyer = await this.accounts.find(order.userId);
    if (buyer === null) throw new Error(`Order ${order.number} belongs to no account`);
    const to = { name: fullName(buyer), email: order.billing?.email ?? buyer.email };
    await this.outbox.post(this.#letter(order, ends, firstName(buyer), now), to);
  }

  #letter(order: Order, ends: GrantEnds, name: string, now: Date): Letter {
    const { gift } = order;
    const contents = this.addresses.school('/main/mis-contenidos');
    if (gift === undefined) return confirmationLetter({ order, ends }, name, contents, now);
    return giftBoughtLetter({ order, gift }, name, this.addresses.school('/main/mis-comprobantes'), now);
  }
}
