import type { DisputeReason, DisputeState } from '#domain/payments/dispute.ts';
import type { Money } from '#domain/shared/money.ts';

/** A payment that a bank takes back, as the office sees it. Days are of Lima; instants are ISO 8601. */
export interface OfficeDispute {
  readonly number: number;
  readonly orderNumber: number;
  readonly buyer: { readonly name: string; readonly email: string };
  /** The payment as its gateway knows it. */
  readonly gateway: string;
  readonly purchaseNumber: string;
  /** Whether it came besides and was never due: lost, it went back by that. */
  readonly isSurplus: boolean;
  /** What was paid by it. */
  readonly paid: Money;
  readonly amount: Money;
  readonly reason: DisputeReason;
  /** What the bank says; '' for nothing. */
  readonly words: string;
  readonly openedOn: string;
  readonly answerBy: string;
  /** Until that day; below zero: it passed. */
  readonly daysLeft: number;
  readonly state: DisputeState;
  /** What the school answered; '' for nothing. */
  readonly answer: string;
  /** The name of who noted it. */
  readonly notedBy: string;
  readonly updatedAt: string;
  /** What its order was of, with what each cost. */
  readonly products: readonly { readonly productId: number; readonly title: string; readonly net: Money }[];
}

/** One page of them: of those to be answered the one whose last day comes first. */
export interface OfficeDisputesPage {
  readonly disputes: readonly OfficeDispute[];
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** How many are to be answered. */
  readonly waiting: number;
}
