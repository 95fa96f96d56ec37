import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { BillingApiOverHttp } from '#adapters/browser/orders/billing-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { BillingStore } from './billing-store.ts';

/** What the account's billing data needs. */
export const wire: WireUp = (container) => {
  bindPort(container, BillingApi, BillingApiOverHttp, [HttpClient]);
  bindClass(container, BillingStore, [BillingApi]);
};
