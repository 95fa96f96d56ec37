import {
  addBillingRecord,
  changeBillingRecord,
  deleteFacturacion,
  getFacturacion,
  parseFacturacion,
} from '#adapters/http-contract/orders/billing-calls.ts';
import { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class BillingApiOverHttp extends BillingApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(): Promise<Result<readonly SavedBilling[], CallRefusal>> {
    return mapValue(await this.http.call(getFacturacion, {}), parseFacturacion);
  }

  add(billing: BillingRecord): Promise<Result<SavedBilling, CallRefusal>> {
    return this.http.call(addBillingRecord, { body: billing });
  }

  change(id: string, billing: BillingRecord): Promise<Result<SavedBilling, CallRefusal>> {
    return this.http.call(changeBillingRecord, { params: { id }, body: billing });
  }

  remove(id: string): Promise<Result<unknown, CallRefusal>> {
    return this.http.call(deleteFacturacion, { body: { item: id } });
  }
}
