import { orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import { listOrders } from '#adapters/http-contract/orders/orders.ts';
import { listOrderNotices, listReceipts, viewOrderNotices } from '#adapters/http-contract/receipts/receipts.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const ReceiptApiOverHttp = overHttp(ReceiptApi, {
  orders: to(
    listOrders,
    () => ({}),
    ({ orders }) => orders.map(orderFromWire),
  ),
  receipts: to(
    listReceipts,
    () => ({}),
    ({ receipts }) => receipts.map((receipt) => ({ ...receipt, total: moneyOf(receipt.total) })),
  ),
  notices: to(
    listOrderNotices,
    () => ({}),
    ({ notices }) => notices,
  ),
  markSeen: to(viewOrderNotices, (until) => ({ body: { until } })),
});
