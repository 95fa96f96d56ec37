import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import type { Money } from '#domain/shared/money.ts';

/** A try at paying by a gateway, as its buyer may read it. Instants are ISO 8601. */
export interface CardPayment {
  readonly id: string;
  readonly orderId: string;
  readonly state: AttemptState;
  readonly amount: Money;
  /** The number under which the gateway knows it. */
  readonly purchaseNumber: string;
  /** What the gateway says to the buyer; null when it says nothing. */
  readonly buyerText: string | null;
  readonly cardMask: string | null;
  readonly cardBrand: string | null;
  readonly transactionId: string | null;
  /** The code that is paid in cash; its number is null until the gateway says it; not said: it is by the gateway's page. */
  readonly code?: { readonly number: string | null; readonly until: string } | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A payment and its order, as both stand now. */
export interface PaymentOutcome {
  readonly payment: CardPayment;
  readonly order: PlacedOrder;
}
