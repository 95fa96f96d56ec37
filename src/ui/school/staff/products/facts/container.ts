import { bindPort } from '#adapters/wiring/bindings.ts';
import { FactsApiOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { FactsApi } from '#application/browser/office/ports/part-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What editing the facts of a product needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, FactsApi, FactsApiOverHttp, [HttpClient]);
};
