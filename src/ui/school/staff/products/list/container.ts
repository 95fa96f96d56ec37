import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeProductsApiOverHttp } from '#adapters/browser/office/edited-products-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OfficeProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { MakeProductStore } from './make-product-store.ts';

/** What the list of products needs. */
export const wire: WireUp = (container) => {
  bindPort(container, OfficeProductsApi, OfficeProductsApiOverHttp, [HttpClient]);
  bindClass(container, MakeProductStore, [OfficeProductsApi]);
};
