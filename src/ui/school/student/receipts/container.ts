import { bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipts/receipt-api-over-http.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the purchase history needs. */
export const wire: WireUp = (container) => {
  if (container.isBound(ReceiptApi)) return;
  bindPort(container, ReceiptApi, ReceiptApiOverHttp, [HttpClient]);
};
