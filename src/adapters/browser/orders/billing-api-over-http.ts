import {
  addBillingRecord,
  changeBillingRecord,
  deleteFacturacion,
  getFacturacion,
  parseFacturacion,
} from '#adapters/http-contract/orders/billing-calls.ts';
import { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const BillingApiOverHttp = overHttp(BillingApi, {
  list: to(getFacturacion, () => ({}), parseFacturacion),
  add: to(addBillingRecord, (billing) => ({ body: billing })),
  change: to(changeBillingRecord, (id, billing) => ({ params: { id }, body: billing })),
  remove: to(deleteFacturacion, (id) => ({ body: { item: id } })),
});
