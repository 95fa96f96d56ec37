import { money, sumMoney, type Money } from '#domain/shared/money.ts';
import { isPaid, type OrderState } from '#domain/orders/order.ts';

/**
 * Why money that arrived is not due: another payment had paid the order, what it pays for was the buyer's already, the attempt
 * was known as refused, or its code of cash was paid when others had the places, it is more than the order's total, it was for further seats of what is the buyer's no more, or its buyer's
 * account is erased, so that nobody could have what it pays for. Source: decisions.md, One product, one payment.
 */
export type SurplusReason =
  | 'order-paid'
  | 'products-owned'
  | 'attempt-refused'
  | 'overpaid'
  | 'seats-without-own'
  | 'account-erased';

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
  readonly lines: readonly {
    readonly productId: number;
    readonly net: Money;
    readonly choices?: { readonly seatsAlone?: boolean };
  }[];
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
 * @param notSold the products that the buyer has for ever already; of lines of seats alone, those that are not theirs any more.
 */
export function shareOf({ state, lines }: PayableOrder, amount: Money, notSold: ReadonlySet<number>): PaymentShare {
  if (isPaid(state)) return { surplus: amount, reason: 'order-paid', confirms: false };
  const had = lines.filter(({ productId }) => notSold.has(productId));
  const reason = had.length === 0 ? 'overpaid' : reasonOf(had);
  if (had.length > 0 && had.length === lines.length) return { surplus: amount, reason, confirms: false };
  const notDue = netOf(had) + Math.max(0, amount - netOf(lines));
  return { surplus: money(Math.min(notDue, amount)), reason, confirms: true };
}

/** Of lines that are not sold. */
const reasonOf = (lines: PayableOrder['lines']): SurplusReason =>
  lines.every(({ choices }) => choices?.seatsAlone === true) ? 'seats-without-own' : 'products-owned';

const netOf = (lines: PayableOrder['lines']): Money => sumMoney(lines.map(({ net }) => net));
