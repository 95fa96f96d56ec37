import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { AcceptGift } from '#application/server/orders/accept-gift.ts';
import { ChangeGift } from '#application/server/orders/change-gift.ts';
import { GiftOfSecret } from '#application/server/orders/gift-of-secret.ts';
import type { NewOrder } from '#application/server/orders/ports/orders.ts';
import { ReadGift } from '#application/server/orders/read-gift.ts';
import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { RateCounts, type RateCount } from '#application/server/shared/ports/rate-counts.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { DisputesInMemory } from '#test/memory/payments/disputes-in-memory.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { anOrder } from './buying-builders.ts';
import { buyingInMemory, type BuyingParts } from './buying-in-memory.ts';
import { aGift } from './gift-builders.ts';

/** Counts for ever: no window of it ends. */
class CountsInMemory extends RateCounts {
  readonly #counts = new Map<string, number>();

  hit(key: string, seconds: number, now: Date): Promise<RateCount> {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return Promise.resolve({ count, endsAt: new Date(now.getTime() + seconds * 1000) });
  }

  forgetEnded(): Promise<void> {
    return Promise.resolve();
  }
}

/** A school in this process's memory whose ana gives to luis and eva: what is done with gifts there. */
export async function givingInMemory(parts: BuyingParts = {}) {
  const school = await buyingInMemory(parts);
  const {
    accounts,
    catalogue,
    clock,
    confirm,
    gifts,
    giftLetters,
    grants,
    guard,
    logger,
    notices,
    orders,
    outbox,
    work,
  } = school;
  await accounts.add(aUser('luis'), '');
  await accounts.add(aUser('eva'), '');
  const ids = new CountingIds();
  const disputes = new DisputesInMemory();
  const secrets = new GiftOfSecret(gifts, orders, new FingerprintsBySha256());
  return {
    ...school,
    disputes,
    accept: new AcceptGift(
      secrets,
      gifts,
      orders,
      school.refunds,
      new RefundableOrders(school.refunds, disputes, school.surplus, school.attempts, grants, new OrderAudit(logger)),
      guard,
      grants,
      accounts,
      notices,
      giftLetters,
      clock,
      ids,
    ),
    read: new ReadGift(secrets, catalogue, guard, clock),
    change: new ChangeGift(gifts, giftLetters, new UnaskedLetters(new CountsInMemory(), clock), clock),
    sendDue: new SendDueGifts(gifts, work, clock, logger),
    /** Pays an order of ana's that is a gift; its id. */
    async give(order: Partial<NewOrder> = {}) {
      const made = anOrder('order-1', 1, { gift: aGift(), ...order });
      await orders.add(made);
      accepted(await confirm.execute(made, 'payment-approved'));
      return made.id;
    },
    /** The letters that went to whoever a gift is for. */
    letters: () => outbox.posted.filter(({ letter }) => letter.action?.label === 'Abrir mi regalo'),
    /** The secret of the last of them. */
    secret(): string {
      const last = outbox.posted.findLast(({ letter }) => letter.action?.label === 'Abrir mi regalo');
      return last?.letter.action?.url.split('/').at(-1) ?? '';
    },
  };
}
