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
import { OfficeReceiptsApiOverHttp } from '#adapters/browser/receipts/office-receipts-api-over-http.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import { SendAgainStore } from '#ui/school/staff/receipts/send-again-store.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the orders of the office need. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, OfficeOrdersApi, OfficeOrdersApiOverHttp, [HttpClient]);
  bindPort(container, OfficeRefundsApi, OfficeRefundsApiOverHttp, [HttpClientWithProof]);
  bindPort(container, OfficeReceiptsApi, OfficeReceiptsApiOverHttp, [HttpClient]);
  bindClass(container, SendAgainStore, [OfficeReceiptsApi]);
  bindClass(container, OrderRefundsStore, [OfficeRefundsApi, IdGenerator]);
};
