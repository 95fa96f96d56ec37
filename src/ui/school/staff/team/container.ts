import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { TeamApiOverHttp } from '#adapters/browser/office/team-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { TeamApi } from '#application/browser/office/ports/team-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { TeamStore } from './team-store.ts';

/** What looking after the team needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, TeamApi, TeamApiOverHttp, [HttpClientWithProof]);
  bindClass(container, TeamStore, [TeamApi]);
};
