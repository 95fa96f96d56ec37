import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { isPaid } from '#domain/orders/order.ts';
import { creditedTotal, refundLines, type RefundLinesRefusal } from '#domain/payments/refund-lines.ts';
import { refundRequestFaults } from '#domain/payments/refund-request.ts';
import { isOpenRefund, type Refund } from '#domain/payments/refund.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import type { RefundableOrders } from './refundable-orders.ts';

/** What a buyer wants back, and why. */
export interface AskedRefund {
  readonly orderId: string;
  readonly productIds: readonly number[];
  /** 1 to 600 characters. */
  readonly words: string;
}

export type AskForRefundRefusal =
  | RefundLinesRefusal
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'order-not-paid' }
  | { readonly kind: 'order-differs' }
  | { readonly kind: 'refund-under-way' }
  | { readonly kind: 'order-disputed' }
  | { readonly kind: 'refund-words-missing' }
  | { readonly kind: 'refund-words-too-long' };

/** A buyer returns what they name; the school may find another reason. */
const askedReason = 'item-return';

/** A buyer's word that they want back what they paid for some of what an order holds: the school decides about it. */
export class AskForRefund {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param userId of the buyer: somebody else's order is not found. */
  async execute(userId: string, asked: AskedRefund): Promise<Result<Refund, AskForRefundRefusal>> {
    const fault = refundRequestFaults(asked).words;
    if (fault !== undefined) return refuse({ kind: fault });
    const order = await this.guard.lock(asked.orderId);
    if (order === null || order.userId !== userId) return refuse({ kind: 'order-not-found' });
    if (!isPaid(order.state)) return refuse({ kind: 'order-not-paid' });
    const open = (await this.refunds.ofOrder(order.id)).some(({ state }) => isOpenRefund(state));
    if (open) return refuse({ kind: 'refund-under-way' });
    if (await this.refundable.isDisputed(order)) return refuse({ kind: 'order-disputed' });
    const left = await this.refundable.linesOf(order);
    if (!left.ok) return left;
    const lines = refundLines(
      left.value,
      askedReason,
      asked.productIds.map((productId) => ({ productId, amount: null })),
    );
    if (!lines.ok) return lines;
    const refund = await this.#made(order, lines.value, severalLines(asked.words));
    await this.refunds.add(refund);
    return accept(refund);
  }

  async #made({ id: orderId, userId }: Order, lines: Refund['lines'], words: string): Promise<Refund> {
    const at = this.clock.now();
    return {
      id: this.ids.newId(),
      number: await this.refunds.nextNumber(),
      orderId,
      userId,
      state: 'requested',
      reason: askedReason,
      lines,
      amount: creditedTotal(lines),
      keepsAccess: false,
      askedBy: userId,
      askedAt: at,
      words,
      decidedBy: null,
      answer: '',
      way: null,
      gatewayText: '',
      updatedAt: at,
    };
  }
}
