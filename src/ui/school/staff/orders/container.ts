import { bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeOrdersApiOverHttp } from '#adapters/browser/orders/office-orders-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OfficeOrdersApi } from '#application/browser/orders/ports/office-orders-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the orders of the office need. */
export const wire: WireUp = (container) => {
  bindPort(container, OfficeOrdersApi, OfficeOrdersApiOverHttp, [HttpClient]);
};
