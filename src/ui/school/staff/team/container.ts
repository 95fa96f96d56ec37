import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { TeamApiOverHttp } from '#adapters/browser/office/team-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { TeamApi } from '#application/browser/office/ports/team-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { TeamStore } from './team-store.ts';

/** What looking after the team needs. */
export const wire: WireUp = (container) => {
  bindPort(container, TeamApi, TeamApiOverHttp, [HttpClient]);
  bindClass(container, TeamStore, [TeamApi]);
};
