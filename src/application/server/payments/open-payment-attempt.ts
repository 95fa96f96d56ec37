import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Payer } from '#application/server/payments/ports/payment-gateway.ts';
import { mustLeaveGuestStatus } from '#domain/plans/guest-removal.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import { isPaid } from '#domain/orders/order.ts';
import { isUnresolved } from '#domain/payments/payment-attempt.ts';
import { PURCHASE_DIGITS, purchaseNumberStart } from '#domain/payments/purchase-number.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AlreadyOwned, ChargeGuard, InOtherOrder, SeatsWithoutOwn } from './charge-guard.ts';
import { giveUpAttempts } from './give-up-attempts.ts';
import type { OrderAudit, OrderDiffers } from './order-audit.ts';

export type OpenAttemptRefusal =
  | { readonly kind: 'guest-must-leave' }
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'order-expired'; readonly orderNumber: number }
  | { readonly kind: 'order-already-paid' }
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'payment-under-way'; readonly attemptId: string }
  /** Another way of paying this order, a deposit, is being verified. */
  | { readonly kind: 'voucher-under-review' }
  | AlreadyOwned
  | SeatsWithoutOwn
  | InOtherOrder
  | SoldOut
  | { readonly kind: 'too-many-attempts' }
  | OrderDiffers;

export interface OpenedAttempt {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
  /** The account that pays. */
  readonly payer: Omit<Payer, 'address'>;
}

const MOST_ATTEMPTS = 99;
/** How many of a buyer's last orders tell whether one was paid. */
const RECENT = 20;

/** Begins a try at paying an order by the gateway's page or by a code of cash; an earlier one that was left at the gateway's page is given up. Nothing is charged here. */
export class OpenPaymentAttempt {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly attempts: PaymentAttempts,
    private readonly accounts: Accounts,
    private readonly expire: ExpireOrders,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly audit: OrderAudit,
    private readonly orders: Orders,
  ) {}

  /** @param way 'code': it is paid elsewhere, by a code that the gateway is to make. */
  async execute(
    userId: string,
    orderId: string,
    gateway: string,
    way: 'page' | 'code' = 'page',
  ): Promise<Result<OpenedAttempt, OpenAttemptRefusal>> {
    const locked = await this.guard.lock(orderId);
    if (locked === null || locked.userId !== userId) return refuse({ kind: 'order-not-found' });
    const buyer = await this.accounts.find(userId);
    if (buyer === null) return refuse({ kind: 'order-not-found' });
    if (mustLeaveGuestStatus(buyer)) return refuse({ kind: 'guest-must-leave' });
    const order = await this.expire.expireIfOverdue(locked);
    const earlier = await this.attempts.ofOrder(order.id);
    const refusal = refusalOf(order, earlier) ?? this.audit.execute(order) ?? (await this.guard.obstacle(order));
    if (refusal !== null) return refuse(refusal);
    await giveUpAttempts(this.attempts, order.id, this.clock.now());
    const hasPaid = (await this.orders.ofUser(userId, RECENT)).some(({ state }) => isPaid(state));
    return accept({
      attempt: await this.#add(order, gateway, earlier.length + 1, way),
      order,
      payer: { userId, email: buyer.email, since: buyer.createdAt, hasPaid },
    });
  }

  async #add(order: Order, gateway: string, count: number, way: 'page' | 'code'): Promise<PaymentAttempt> {
    const now = this.clock.now();
    const attempt: PaymentAttempt = {
      id: this.ids.newId(),
      orderId: order.id,
      gateway,
      purchaseNumber: this.#purchaseNumber(order.number, count),
      state: 'created',
      amount: order.snapshot.totals.net,
      sessionKey: null,
      transactionId: null,
      actionCode: null,
      buyerText: null,
      cardMask: null,
      cardBrand: null,
      ...(way === 'code' && { code: { number: null, until: order.expiresAt } }),
      createdAt: now,
      updatedAt: now,
    };
    await this.attempts.add(attempt);
    return attempt;
  }

  /** Order and attempt, filled up with dice: who does not know it cannot come back in the buyer's place. */
  #purchaseNumber(orderNumber: number, count: number): string {
    const known = purchaseNumberStart(orderNumber, count);
    return known + this.ids.randomIntegers(PURCHASE_DIGITS - known.length, 10).join('');
  }
}

function refusalOf(order: Order, earlier: readonly PaymentAttempt[]): OpenAttemptRefusal | null {
  if (isPaid(order.state)) return { kind: 'order-already-paid' };
  if (order.state === 'expired') return { kind: 'order-expired', orderNumber: order.number };
  const running = earlier.find(({ state }) => isUnresolved(state));
  if (running !== undefined) return { kind: 'payment-under-way', attemptId: running.id };
  if (order.snapshot.totals.net === 0) return { kind: 'nothing-to-pay' };
  if (order.state === 'pending') return { kind: 'voucher-under-review' };
  return earlier.length >= MOST_ATTEMPTS ? { kind: 'too-many-attempts' } : null;
}
