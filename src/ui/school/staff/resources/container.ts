import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeCodeApiOverHttp } from '#adapters/browser/cart/office-code-api-over-http.ts';
import { TeacherAccountApiOverHttp } from '#adapters/browser/office/teacher-account-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import { TeacherAccountApi } from '#application/browser/office/ports/teacher-account-api.ts';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireResourceApi } from './resource-api.container.ts';
import { ResourceFormStore } from './resource-form-store.ts';
import { ResourceListStore } from './resource-list-store.ts';

/** What the lists and forms of the office need. */
export const wire: WireUp = (container) => {
  wireResourceApi(container);
  bindPort(container, OfficeCodeApi, OfficeCodeApiOverHttp, [HttpClientWithProof]);
  bindPort(container, TeacherAccountApi, TeacherAccountApiOverHttp, [HttpClientWithProof]);
  bindClass(container, ResourceFormStore, [ResourceApi, FormDrafts]);
  bindClass(container, ResourceListStore, [ResourceApi]);
};
