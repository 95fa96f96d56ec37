import { bindPort } from '#adapters/wiring/bindings.ts';
import { PricesApiOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { PricesApi } from '#application/browser/office/ports/part-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What editing the prices of a product needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, PricesApi, PricesApiOverHttp, [HttpClient]);
};
