import type { PlainDate } from '#domain/shared/dates.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { SignedMoney } from '#domain/shared/signed-money.ts';

/**
 * Which two sums of a month are to agree: what was due of the money that arrived with the orders that were confirmed; those with the
 * receipts, less those that were made out anew; what went back with the credit notes; what gateways charged and gave back with what they say that they settled of it.
 */
export const bookChecks = ['money', 'receipts', 'refunds', 'settlements'] as const;
export type BookCheck = (typeof bookChecks)[number];

/** What is found. Each of a check says why its sums part; the others are to be looked at before a month is closed. */
export type DifferenceKind =
  | 'order-without-money'
  | 'money-without-order'
  | 'money-of-another-month'
  | 'money-differs'
  | 'order-without-receipt'
  | 'receipt-without-order'
  | 'receipt-rejected'
  | 'receipt-of-another-month'
  | 'receipt-differs'
  | 'correction-rejected'
  | 'correction-of-another-month'
  | 'refund-without-note'
  | 'note-without-refund'
  | 'note-rejected'
  | 'note-of-another-month'
  | 'note-differs'
  | 'dispute-untold'
  | 'charge-unsettled'
  | 'settlement-differs'
  | 'refund-unsettled'
  | 'settled-refund-differs'
  | 'dispute-unsettled'
  | 'settled-dispute-differs'
  | 'dispute-kept'
  | 'settlement-unknown'
  | 'settlement-uncharged'
  | 'settlement-net'
  | 'charge-unknown'
  | 'refund-unknown'
  | 'surplus-held'
  | 'movement-undecided'
  | 'number-missing'
  | 'late-document'
  | 'altered-document'
  | 'undone-document'
  | 'later-note';

/** Something of a month that does not agree, or is not settled. Plain data. */
export interface BookDifference {
  readonly kind: DifferenceKind;
  /** Whose sums it parts, by `amount`: the first of them less the second. Null: none. */
  readonly check: BookCheck | null;
  readonly amount: SignedMoney;
  /** Null: of no order. */
  readonly orderNumber: number | null;
  /** The document, the refund's number, the purchase or the operation that is meant; '' where the order says enough. */
  readonly told: string;
  /** The day of it that explains it; null: none does. */
  readonly on: PlainDate | null;
}

/** What a gateway took off of an order for nothing that the school knows: it may be a dispute that nobody noted. Null: nothing. Source: decision 0124. */
export const takenOff = ({ kind, amount }: BookDifference): Money | null =>
  kind === 'settlement-uncharged' && amount > 0 ? money(amount) : null;
