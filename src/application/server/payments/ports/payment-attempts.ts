import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import type { Money } from '#domain/shared/money.ts';

/** What a gateway said of a try at paying, as it may be shown. Never card data. */
export interface GatewayWord {
  /** The gateway's transaction; null when it made none. */
  readonly transactionId: string | null;
  readonly actionCode: string | null;
  /** For the buyer, in Spanish. */
  readonly buyerText: string | null;
  /** Last digits only, e.g. '•••• 1111'. */
  readonly cardMask: string | null;
  readonly cardBrand: string | null;
}

export interface PaymentAttempt extends GatewayWord {
  readonly id: string;
  readonly orderId: string;
  readonly gateway: string;
  /** Digits only, at most 12, unique. */
  readonly purchaseNumber: string;
  readonly state: AttemptState;
  readonly amount: Money;
  readonly sessionKey: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Tries at paying orders by card. */
export abstract class PaymentAttempts {
  abstract add(attempt: PaymentAttempt): Promise<void>;
  abstract find(id: string): Promise<PaymentAttempt | null>;
  abstract findByPurchaseNumber(gateway: string, purchaseNumber: string): Promise<PaymentAttempt | null>;
  /** Of an order, oldest first. */
  abstract ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  /** The account's last one, or null. */
  abstract latestOf(userId: string): Promise<PaymentAttempt | null>;
  /** Keeps the key under which the gateway knows the attempt. */
  abstract keepSession(id: string, sessionKey: string, at: Date): Promise<void>;
  /** Moves it from a state to another and keeps what the gateway said. False when it is not in `from` (any more). */
  abstract move(id: string, from: AttemptState, to: AttemptState, at: Date, word?: GatewayWord): Promise<boolean>;
  /** Ids of those whose end is not known: authorizing or unknown. */
  abstract unresolved(limit: number): Promise<readonly string[]>;
}
