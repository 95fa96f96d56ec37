import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Gift, Gifts } from '#application/server/orders/ports/gifts.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard, InOtherOrder } from '#application/server/payments/charge-guard.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { readerOf } from '#domain/accounts/user.ts';
import { isGoingBack } from '#domain/payments/refund.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { GiftLetters } from './gift-letters.ts';
import type { GiftOfSecret, GiftUnknown } from './gift-of-secret.ts';
import { grantLines } from './granted-lines.ts';
import type { GiftOpened } from './read-gift.ts';

export type AcceptGiftRefusal =
  | GiftUnknown
  | GiftOpened
  | InOtherOrder
  /** Its money is on its way back to whoever gave it: opened now, it would be had for nothing. */
  | { readonly kind: 'gift-going-back' }
  /** A bank asks its payment back and nobody has decided: opened now, it would stay open if that was lost. Source: decision 0127. */
  | { readonly kind: 'gift-under-review' }
  /** The account has it all, or some of it and has not said that it knows: what it has would be lost for it and for everybody. */
  | { readonly kind: 'gift-owned' | 'gift-partly-owned'; readonly titles: readonly string[] };

/**
 * Gives an account what a gift holds, from now on, once: of several who have the link the first gets it, and for the one who has
 * it once more changes nothing. Whoever buys the same meanwhile waits at the account's lock, or is waited for.
 */
export class AcceptGift {
  constructor(
    private readonly secrets: GiftOfSecret,
    private readonly gifts: Gifts,
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly guard: ChargeGuard,
    private readonly grants: Grants,
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly letters: GiftLetters,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param knowing that the account has a part of it already, which it does not get again. */
  async execute(userId: string, secret: string, knowing: boolean): Promise<Result<void, AcceptGiftRefusal>> {
    await this.guard.lockAccount(userId);
    const found = await this.secrets.find(secret);
    if (!found.ok) return found;
    const { gift, order, fingerprint } = found.value;
    if (gift.acceptedAt !== null)
      return gift.acceptedBy === userId ? accept(undefined) : refuse({ kind: 'gift-opened' });
    // Whoever gives its money back, or notes or loses its dispute, locks it as well: it is opened before that, or not at all.
    await this.orders.lock(order.id);
    if ((await this.refunds.ofOrder(order.id)).some(isGoingBack)) return refuse({ kind: 'gift-going-back' });
    if (await this.refundable.isDisputed(order)) return refuse({ kind: 'gift-under-review' });
    const had = await this.guard.had(userId, order.lines, order.id);
    for (const { line, order: paying } of had) {
      if (paying !== null) return refuse({ kind: 'in-other-order', title: line.title, slug: line.slug, order: paying });
    }
    const titles = had.map(({ line }) => line.title);
    if (had.length === order.lines.length) return refuse({ kind: 'gift-owned', titles });
    if (had.length > 0 && !knowing) return refuse({ kind: 'gift-partly-owned', titles });
    const at = this.clock.now();
    if (!(await this.gifts.accept(fingerprint, userId, at))) {
      // Its money went back while this waited for its lock, or its letter went out again: the link opens nothing any more.
      const stands = await this.secrets.find(secret);
      return stands.ok ? refuse({ kind: 'gift-opened' }) : stands;
    }
    const lines = order.lines.filter((line) => !had.some((each) => each.line === line));
    await grantLines(order, lines, { userId, at }, { grants: this.grants, ids: this.ids });
    await this.#tellGiver(gift, at);
    return accept(undefined);
  }

  /** That it was accepted, not by whom. An account that was deleted is told nothing, and what was kept for its gift goes. */
  async #tellGiver(gift: Gift, at: Date): Promise<void> {
    const { orderId, giverId, recipientName } = gift;
    const giver = readerOf(await this.accounts.find(giverId));
    if (giver === null) return this.gifts.forgetPeople(orderId);
    const news = { kind: 'gift-accepted', text: recipientName, at, seenAt: null } as const;
    await this.notices.add({ id: this.ids.newId(), orderId, userId: giverId, ...news });
    await this.letters.tellGiver(gift, giver);
  }
}
