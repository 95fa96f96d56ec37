import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeOrdersApiOverHttp } from '#adapters/browser/orders/office-orders-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OfficeRefundsApiOverHttp } from '#adapters/browser/payments/refund-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { OfficeRefundsApi } from '#application/browser/payments/ports/refund-api.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { OrderRefundsStore } from './order-refunds-store.ts';
import { OfficeOrdersApi } from '#application/browser/orders/ports/office-orders-api.ts';
import { wire as wireReceipts } from '#ui/school/staff/receipts/container.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the orders of the office need. */
export const wire: WireUp = (container) => {
  wireProof(container);
  wireReceipts(container);
  bindPort(container, OfficeOrdersApi, OfficeOrdersApiOverHttp, [HttpClient]);
  bindPort(container, OfficeRefundsApi, OfficeRefundsApiOverHttp, [HttpClientWithProof]);
  bindClass(container, OrderRefundsStore, [OfficeRefundsApi, IdGenerator]);
};
