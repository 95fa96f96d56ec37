import { listOfficeOrders, readOfficeOrder } from '#adapters/http-contract/orders/office-orders.ts';
import { orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { OfficeOrdersApi } from '#application/browser/orders/ports/office-orders-api.ts';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';

export const OfficeOrdersApiOverHttp = overHttp(OfficeOrdersApi, {
  list: to(
    listOfficeOrders,
    ({ page, ...asked }) => ({ query: { ...asked, page: String(page) } }),
    ({ orders, ...counts }) => ({
      ...counts,
      orders: orders.map((order) => ({ ...order, total: moneyOf(order.total) })),
    }),
  ),
  open: to(
    readOfficeOrder,
    (number: number) => ({ params: { number: String(number) } }),
    ({ order, trail, ...rest }) => ({ ...rest, order: orderFromWire(order), trail: trailFromWire(trail) }),
  ),
});

function trailFromWire(wire: Wire<OrderTrail>): OrderTrail {
  return {
    ...wire,
    attempts: wire.attempts.map((attempt) => ({ ...attempt, amount: moneyOf(attempt.amount) })),
    vouchers: wire.vouchers.map((voucher) => ({ ...voucher, amount: moneyOf(voucher.amount) })),
    surplus: wire.surplus.map((payment) => ({ ...payment, amount: moneyOf(payment.amount) })),
    receipts: wire.receipts.map((receipt) => ({ ...receipt, total: moneyOf(receipt.total) })),
  };
}
