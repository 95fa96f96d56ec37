import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { TeamInvitationApiOverHttp } from '#adapters/browser/office/team-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { InvitationStore } from './invitation-store.ts';

/** What accepting an invitation to the team needs. */
export const wire: WireUp = (container) => {
  bindPort(container, TeamInvitationApi, TeamInvitationApiOverHttp, [HttpClient]);
  bindClass(container, InvitationStore, [TeamInvitationApi, LoadProfile]);
};
