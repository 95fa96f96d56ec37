import { orderFromWire } from '#adapters/http-contract/orders/order-wire.ts';
import { createOrder, getOrder, listBillingRecords } from '#adapters/http-contract/orders/orders.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { OrderApi, type OrderRequest } from '#application/browser/orders/ports/order-api.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { decimalText } from '#domain/shared/money.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class OrderApiOverHttp extends OrderApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async create(request: OrderRequest, key: string): Promise<Result<PlacedOrder, CallRefusal>> {
    const { billing, paymentMethod, expectedTotal } = request;
    const body = {
      billing,
      paymentMethod,
      acceptedTerms: true,
      expectedTotal: decimalText(expectedTotal),
    } as const;
    return mapValue(await this.http.call(createOrder, { body, idempotencyKey: key }), orderFromWire);
  }

  async find(id: string): Promise<Result<PlacedOrder, CallRefusal>> {
    return mapValue(await this.http.call(getOrder, { params: { id } }), orderFromWire);
  }

  async billingRecords(): Promise<Result<readonly BillingRecord[], CallRefusal>> {
    return mapValue(await this.http.call(listBillingRecords, {}), ({ records }) => records);
  }
}
