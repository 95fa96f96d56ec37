import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type {
  AlreadyOwned,
  ChargeGuard,
  InOtherOrder,
  SeatsWithoutOwn,
} from '#application/server/payments/charge-guard.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { claimCode } from '#application/server/payments/claim-code.ts';
import type { ReleaseCode } from '#application/server/payments/release-code.ts';
import { giveUpAttempts } from '#application/server/payments/give-up-attempts.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { firstName, fullName } from '#domain/accounts/user.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import { isPaid, nextOrderState } from '#domain/orders/order.ts';
import { isUnresolved } from '#domain/payments/payment-attempt.ts';
import {
  operationKey,
  stateOnArrival,
  voucherFacts,
  type VoucherEntry,
  type VoucherRefusal,
} from '#domain/vouchers/voucher.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { voucherReceivedLetter } from './voucher-letters.ts';

export interface GivenVoucher {
  readonly userId: string;
  readonly orderId: string;
  readonly bankAccountId: string;
  readonly entry: VoucherEntry;
  /** Kept already. */
  readonly file: NonNullable<Voucher['file']>;
}

export type SendVoucherRefusal =
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'order-already-paid' }
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'bank-account-unknown' }
  /** A voucher of this order waits for its answer. */
  | { readonly kind: 'voucher-under-review' }
  /** A card payment of this order has no end yet. */
  | { readonly kind: 'card-payment-under-way' }
  | { readonly kind: 'operation-taken'; readonly operationNumber: string }
  | AlreadyOwned
  | SeatsWithoutOwn
  | InOtherOrder
  | SoldOut
  | VoucherRefusal;

/**
 * Takes a buyer's proof of a deposit: the order waits as pending until somebody decides. An expired order stays expired until the
 * payment is proven. Source: PAY-3; decisions.md, Payment and orders.
 */
export class SendVoucher {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly places: PlaceGuard,
    private readonly orders: Orders,
    private readonly vouchers: Vouchers,
    private readonly banks: BankAccounts,
    private readonly attempts: PaymentAttempts,
    private readonly codes: DiscountCodes,
    private readonly release: ReleaseCode,
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly expire: ExpireOrders,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(sent: GivenVoucher): Promise<Result<Voucher, SendVoucherRefusal>> {
    const locked = await this.guard.lock(sent.orderId);
    if (locked === null || locked.userId !== sent.userId) return refuse({ kind: 'order-not-found' });
    const order = await this.expire.expireIfOverdue(locked);
    const obstacle = await this.#obstacle(order);
    if (obstacle !== null) return refuse(obstacle);
    const now = this.clock.now();
    const facts = voucherFacts(sent.entry, now);
    if (!facts.ok) return facts;
    const account = await this.banks.find(sent.bankAccountId);
    if (account === null) return refuse({ kind: 'bank-account-unknown' });
    const { userId, orderId, file } = sent;
    const { operationNumber } = facts.value;
    if (await this.vouchers.isOfPart(account.bank, operationKey(operationNumber))) {
      return refuse({ kind: 'operation-taken', operationNumber });
    }
    // A code past its limit is for a person to look at: the deposit is made already.
    const isClaimed = await claimCode(order, this.codes, now);
    const voucher: Voucher = {
      ...facts.value,
      id: this.ids.newId(),
      userId,
      orderId,
      bankAccountId: account.id,
      bank: account.bank,
      file,
      state: stateOnArrival(facts.value.amount, order.snapshot.totals.net, isClaimed),
      sentAt: now,
      decision: null,
    };
    if (!(await this.vouchers.add(voucher))) {
      await this.release.execute(order);
      return refuse({ kind: 'operation-taken', operationNumber });
    }
    await this.#follow(order, voucher);
    await this.places.keepFor(order);
    return accept(voucher);
  }

  async #obstacle(order: Order): Promise<SendVoucherRefusal | null> {
    if (isPaid(order.state)) return { kind: 'order-already-paid' };
    if (order.snapshot.totals.net === 0) return { kind: 'nothing-to-pay' };
    if ((await this.vouchers.openOf(order.id)) !== null) return { kind: 'voucher-under-review' };
    const attempts = await this.attempts.ofOrder(order.id);
    const isRunning = attempts.some(({ state }) => isUnresolved(state));
    if (isRunning || order.state === 'pending') return { kind: 'card-payment-under-way' };
    return this.guard.obstacle(order);
  }

  /** The order waits, what was left at the gateway is given up, and the buyer is told. */
  async #follow(order: Order, voucher: Voucher): Promise<void> {
    const at = voucher.sentAt;
    const next = nextOrderState(order.state, 'voucher-sent');
    if (next.ok) await this.orders.move(order.id, next.value, at);
    await giveUpAttempts(this.attempts, order.id, at);
    const about = { orderId: order.id, userId: order.userId, kind: 'voucher-received', text: '' } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at, seenAt: null });
    const buyer = await this.accounts.find(order.userId);
    if (buyer === null) return;
    const to = { name: fullName(buyer), email: buyer.email };
    await this.outbox.post(voucherReceivedLetter(order, voucher, firstName(buyer)), to);
  }
}
