import type { CardPayment, PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** The account's payments by the gateway of the school. */
export abstract class PaymentApi {
  /** What the school's gateway takes; none: it takes no payments. */
  abstract ways(): Answer<readonly PaymentWay[]>;
  /** Begins a try at paying an order; `page` is where the gateway takes the card. */
  abstract start(orderId: string, key: string): Answer<{ readonly payment: CardPayment; readonly page: string }>;
  /**
   * Asks for the code by which an order is paid in cash; there is one, however often it is asked.
   * @param again whether another one is made where the last has ended; otherwise it is that one, as long as its order can be paid.
   */
  abstract askForCode(orderId: string, key: string, again: boolean): Answer<PaymentOutcome>;
  /** How a payment stands; the school asks the gateway when it does not know. */
  abstract find(paymentId: string): Answer<PaymentOutcome>;
  /** The account's last one. */
  abstract latest(): Answer<PaymentOutcome>;
  /** Gives up one that nothing was charged for yet. */
  abstract cancel(paymentId: string): Answer<PaymentOutcome>;
}
