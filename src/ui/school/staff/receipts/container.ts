import { OfficeReceiptsApiOverHttp } from '#adapters/browser/receipts/office-receipts-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { SendAgainStore } from './send-again-store.ts';

/** What the receipts of the office need, wired by whichever page shows them first: their own, or an order's. */
export const wire: WireUp = (container) => {
  if (container.isBound(OfficeReceiptsApi)) return;
  bindPort(container, OfficeReceiptsApi, OfficeReceiptsApiOverHttp, [HttpClient]);
  bindClass(container, SendAgainStore, [OfficeReceiptsApi]);
};
