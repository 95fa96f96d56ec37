import type { SurplusContext } from '#application/read-models/payments/staff-surplus.ts';
import type { GivenBack, SurplusPayment } from '#domain/payments/surplus-payment.ts';

/** One with what who gives it back has to see. */
export interface ListedSurplus extends SurplusPayment, SurplusContext {
  /** Name of who gave it back; null while nobody did. */
  readonly givenBackBy: string | null;
}

/** Money that arrived although nothing was due. */
export abstract class SurplusPayments {
  /** Keeps one. False when that attempt or voucher is kept already: the first stays. */
  abstract add(surplus: SurplusPayment): Promise<boolean>;
  abstract find(id: string): Promise<SurplusPayment | null>;
  /** The one that came by an attempt, or null. */
  abstract ofAttempt(attemptId: string): Promise<SurplusPayment | null>;
  /** Of an order, the first first. */
  abstract ofOrder(orderId: string): Promise<readonly SurplusPayment[]>;
  /** Notes that it was given back. False when it was noted before: the first stays. */
  abstract giveBack(id: string, how: GivenBack): Promise<boolean>;
  /** To be given back, the oldest first, or given back, the last first; at most `limit`. */
  abstract list(which: 'open' | 'given-back', limit: number): Promise<readonly ListedSurplus[]>;
}
