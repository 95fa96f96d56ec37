import { money, sumMoney, type Money } from '#domain/shared/money.ts';
import { isPaid, type OrderState } from '#domain/orders/order.ts';

/**
 * Why money that arrived is not due: another payment had paid the order, what it pays for was the buyer's already, the attempt
 * was known as refused, or it is more than the order's total. Source: decisions.md, One product, one payment.
 */
export type SurplusReason = 'order-paid' | 'products-owned' | 'attempt-refused' | 'overpaid';

/** Money that arrived although nothing was due (pago en exceso): to be given back. */
export interface SurplusPayment {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  /** By which it arrived: a card's attempt or a deposit's voucher. */
  readonly source: { readonly kind: 'attempt' | 'voucher'; readonly id: string };
  /** What is to be given back, at most what arrived. */
  readonly amount: Money;
  readonly reason: SurplusReason;
  readonly arrivedAt: Date;
  /** Null: nobody gave it back yet. */
  readonly givenBack: GivenBack | null;
}

/** Who gave money back, when, and how: the number of the operation, the reference of the gateway. */
export interface GivenBack {
  /** The collaborator's account. */
  readonly by: string;
  readonly at: Date;
  readonly note: string;
}

/** Characters of a note, at most. */
export const longestGivenBackNote = 500;

/** An order as far as it tells what of a payment is due. */
export interface PayableOrder {
  readonly state: OrderState;
  readonly lines: readonly { readonly productId: number; readonly net: Money }[];
}

/** What of a payment that arrived for an order is not due, and whether anything of the order is left to be confirmed by it. */
export interface PaymentShare {
  /** 0 when all of it is due. */
  readonly surplus: Money;
  readonly reason: SurplusReason;
  readonly confirms: boolean;
}

/**
 * Parts a payment of `amount` in what is due and what is not: never less than what exceeds the order's total, which is its lines'.
 * @param owned the products that the buyer has for ever already.
 */
export function shareOf({ state, lines }: PayableOrder, amount: Money, owned: ReadonlySet<number>): PaymentShare {
  if (isPaid(state)) return { surplus: amount, reason: 'order-paid', confirms: false };
  const had = lines.filter(({ productId }) => owned.has(productId));
  const reason = had.length === 0 ? 'overpaid' : 'products-owned';
  if (had.length > 0 && had.length === lines.length) return { surplus: amount, reason, confirms: false };
  const notDue = netOf(had) + Math.max(0, amount - netOf(lines));
  return { surplus: money(Math.min(notDue, amount)), reason, confirms: true };
}

const netOf = (lines: PayableOrder['lines']): Money => sumMoney(lines.map(({ net }) => net));
