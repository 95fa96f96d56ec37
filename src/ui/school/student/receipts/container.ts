import { HttpClient } from '#adapters/browser/http-client.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipt-api-over-http.ts';
import { ReceiptApi } from '#application/browser/ports/receipt-api.ts';
import type { Wire } from '#ui/school/container.ts';

/** What the purchase history needs. */
export const wire: Wire = (container) => {
  if (container.isBound(ReceiptApi)) return;
  container.bind(ReceiptApi).toResolvedValue((http) => new ReceiptApiOverHttp(http), [HttpClient]);
};
