import { orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import { listOrders } from '#adapters/http-contract/orders/orders.ts';
import { listOrderNotices, listReceipts, viewOrderNotices } from '#adapters/http-contract/receipts/receipts.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import type { ListedNotice } from '#application/read-models/orders/listed-notice.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class ReceiptApiOverHttp extends ReceiptApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async orders(): Promise<Result<readonly PlacedOrder[], CallRefusal>> {
    return mapValue(await this.http.call(listOrders, {}), ({ orders }) => orders.map(orderFromWire));
  }

  async receipts(): Promise<Result<readonly ListedReceipt[], CallRefusal>> {
    return mapValue(await this.http.call(listReceipts, {}), ({ receipts }) =>
      receipts.map((receipt) => ({ ...receipt, total: moneyOf(receipt.total) })),
    );
  }

  async notices(): Promise<Result<readonly ListedNotice[], CallRefusal>> {
    return mapValue(await this.http.call(listOrderNotices, {}), ({ notices }) => notices);
  }

  markSeen(until: string): Promise<Result<unknown, CallRefusal>> {
    return this.http.call(viewOrderNotices, { body: { until } });
  }
}
