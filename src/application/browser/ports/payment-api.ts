import type { AttemptState } from '#domain/orders/payment-attempt.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';
import type { PlacedOrder } from './order-api.ts';

/** A try at paying by card, as its buyer may read it. Instants are ISO 8601. */
export interface CardPayment {
  readonly id: string;
  readonly orderId: string;
  readonly state: AttemptState;
  readonly amount: Money;
  readonly purchaseNumber: string;
  /** What the gateway says to the buyer; null when it says nothing. */
  readonly buyerText: string | null;
  readonly cardMask: string | null;
  readonly cardBrand: string | null;
  readonly transactionId: string | null;
  readonly updatedAt: string;
}

export interface PaymentOutcome {
  readonly payment: CardPayment;
  readonly order: PlacedOrder;
}

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** The account's card payments at the school. */
export abstract class PaymentApi {
  /** Begins a try at paying an order; `page` is where the gateway takes the card. */
  abstract start(orderId: string, key: string): Answer<{ readonly payment: CardPayment; readonly page: string }>;
  /** How a payment stands; the school asks the gateway when it does not know. */
  abstract find(paymentId: string): Answer<PaymentOutcome>;
  /** The account's last one. */
  abstract latest(): Answer<PaymentOutcome>;
  /** Gives up one that nothing was charged for yet. */
  abstract cancel(paymentId: string): Answer<PaymentOutcome>;
}
