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

/** A code that is paid in cash, or from a bank's app, somewhere else. */
export interface CashCode {
  /** As it is typed there; null: the gateway has not said it yet. */
  readonly number: string | null;
  /** Until when it can be paid. */
  readonly until: Date;
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
  /** Not said: it is by card or Yape, at the gateway's page. */
  readonly code?: CashCode;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** From an instant, and before another. */
export interface RefusedIn {
  readonly from: Date;
  readonly until: Date;
}

/** Tries at paying orders by a gateway. */
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
  /** Keeps the code that the gateway made. */
  abstract keepCode(id: string, code: CashCode): Promise<void>;
  /** Ids of those with a code that can still be paid, or is not known yet, and about which nobody asked since `before`; longest unasked first. */
  abstract codesToAsk(before: Date, limit: number): Promise<readonly string[]>;
  /**
   * Ids of those refused in a period because the gateway did not know them, which it says in no words of its own, or because their code ended unpaid,
   * and about which nobody asked since `before`; longest refused first.
   */
  abstract neverHeardOf(refused: RefusedIn, before: Date, limit: number): Promise<readonly string[]>;
  /** Notes that the gateway is asked about a code, or about what was refused, now. False where somebody did since `before`: of several one asks. */
  abstract claimAsking(id: string, before: Date, at: Date): Promise<boolean>;
  /** Ids of those whose end is not known: authorizing or unknown. */
  abstract unresolved(limit: number): Promise<readonly string[]>;
}
