import { attemptFromWire, orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import {
  askForCashCode,
  cancelPaymentAttempt,
  getLatestPaymentAttempt,
  getPaymentAttempt,
  listPaymentWays,
  startPayment,
} from '#adapters/http-contract/payments/payments.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { CardPayment, PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const PaymentApiOverHttp = overHttp(PaymentApi, {
  ways: to(
    listPaymentWays,
    () => ({}),
    ({ ways }) => ways,
  ),
  start: to(
    startPayment,
    (orderId, key) => ({ body: { orderId }, idempotencyKey: key }),
    ({ attempt, page }) => ({ payment: attemptFromWire(attempt), page }),
  ),
  askForCode: to(
    askForCashCode,
    (orderId, key, again) => ({ body: { orderId, again }, idempotencyKey: key }),
    outcomeOf,
  ),
  find: to(getPaymentAttempt, (paymentId) => ({ params: { id: paymentId } }), outcomeOf),
  latest: to(getLatestPaymentAttempt, () => ({}), outcomeOf),
  cancel: to(cancelPaymentAttempt, (paymentId) => ({ params: { id: paymentId } }), outcomeOf),
});

function outcomeOf({ attempt, order }: { attempt: Wire<CardPayment>; order: Wire<PlacedOrder> }): PaymentOutcome {
  return { payment: attemptFromWire(attempt), order: orderFromWire(order) };
}
