import type { Container } from 'inversify';
import { ResourceApiOverHttp } from '#adapters/browser/office/resources/resource-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';

/** The things of lists and forms, also for pages that only pick from them; wired by whichever is opened first. */
export function wireResourceApi(container: Container): void {
  wireProof(container);
  if (!container.isBound(ResourceApi)) bindPort(container, ResourceApi, ResourceApiOverHttp, [HttpClientWithProof]);
}
