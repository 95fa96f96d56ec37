import type { RefusedIn } from '#application/server/payments/ports/payment-attempts.ts';
import type { Refund, RefundState } from '#domain/payments/refund.ts';

/** Money that is given back, or that a buyer asks for, beside the orders. */
export abstract class Refunds {
  /** The next number, from 1: given back when the transaction is undone. */
  abstract nextNumber(): Promise<number>;
  /** Keeps one. @throws when its order has an open one already. */
  abstract add(refund: Refund): Promise<void>;
  abstract find(id: string): Promise<Refund | null>;
  /** Of an order, the first first. */
  abstract ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** An account's, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly Refund[]>;
  /** Writes it down as it is now. False when it is not in `from` (any more): then nothing is written. */
  abstract move(refund: Refund, from: RefundState): Promise<boolean>;
  /** Ids of those whose end is not known: decided for the gateway and not sent, sending, or unknown. */
  abstract unresolved(limit: number): Promise<readonly string[]>;
  /** Ids of those that became refused by their gateway from an instant until before another, and were not asked about since `before`; the oldest first. */
  abstract refusedIn(period: RefusedIn, before: Date, limit: number): Promise<readonly string[]>;
  /** Notes that a gateway is asked again about one. False when it was, since `before`, or there is no such one: somebody else asks. */
  abstract claimAsking(id: string, before: Date, at: Date): Promise<boolean>;
}
