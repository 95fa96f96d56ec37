import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { ResourceApiOverHttp } from '#adapters/browser/office/resources/resource-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ResourceFormStore } from './resource-form-store.ts';
import { ResourceListStore } from './resource-list-store.ts';

/** What the lists and forms of the office need. */
export const wire: WireUp = (container) => {
  bindPort(container, ResourceApi, ResourceApiOverHttp, [HttpClient]);
  bindClass(container, ResourceFormStore, [ResourceApi]);
  bindClass(container, ResourceListStore, [ResourceApi]);
};
