import { attemptFromWire, orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import {
  cancelPaymentAttempt,
  getLatestPaymentAttempt,
  getPaymentAttempt,
  startPayment,
} from '#adapters/http-contract/payments/payments.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { CardPayment, PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class PaymentApiOverHttp extends PaymentApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async start(
    orderId: string,
    key: string,
  ): Promise<Result<{ readonly payment: CardPayment; readonly page: string }, CallRefusal>> {
    const answer = await this.http.call(startPayment, { body: { orderId }, idempotencyKey: key });
    return mapValue(answer, ({ attempt, page }) => ({ payment: attemptFromWire(attempt), page }));
  }

  async find(paymentId: string): Promise<Result<PaymentOutcome, CallRefusal>> {
    return mapValue(await this.http.call(getPaymentAttempt, { params: { id: paymentId } }), outcomeOf);
  }

  async latest(): Promise<Result<PaymentOutcome, CallRefusal>> {
    return mapValue(await this.http.call(getLatestPaymentAttempt, {}), outcomeOf);
  }

  async cancel(paymentId: string): Promise<Result<PaymentOutcome, CallRefusal>> {
    return mapValue(await this.http.call(cancelPaymentAttempt, { params: { id: paymentId } }), outcomeOf);
  }
}

function outcomeOf({ attempt, order }: { attempt: Wire<CardPayment>; order: Wire<PlacedOrder> }): PaymentOutcome {
  return { payment: attemptFromWire(attempt), order: orderFromWire(order) };
}
