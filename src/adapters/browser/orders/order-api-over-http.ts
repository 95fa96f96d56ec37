import { orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import { createOrder, getOrder, listBillingRecords } from '#adapters/http-contract/orders/orders.ts';
import { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import { decimalText } from '#domain/shared/money.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const OrderApiOverHttp = overHttp(OrderApi, {
  create: to(
    createOrder,
    (request, key) => {
      const { billing, paymentMethod, expectedTotal, gift } = request;
      const body = {
        billing,
        paymentMethod,
        acceptedTerms: true,
        expectedTotal: decimalText(expectedTotal),
        ...(gift !== undefined && { gift }),
      } as const;
      return { body, idempotencyKey: key };
    },
    orderFromWire,
  ),
  find: to(getOrder, (id) => ({ params: { id } }), orderFromWire),
  billingRecords: to(
    listBillingRecords,
    () => ({}),
    ({ records }) => records,
  ),
});
