import {
  acceptTeamInvitation,
  checkTeamInvitation,
  inviteToTeam,
  listTeamMembers,
  resendTeamInvitation,
  resetMemberFactor,
  setMemberRoles,
  withdrawTeamInvitation,
} from '#adapters/http-contract/office/team.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { TeamApi, TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';

export const TeamApiOverHttp = overHttp(TeamApi, {
  list: to(listTeamMembers),
  setRoles: to(setMemberRoles, (userId, roles) => ({ params: { userId }, body: { roles } })),
  resetFactor: to(resetMemberFactor, (userId) => ({ params: { userId } })),
  invite: to(inviteToTeam, (email, roles) => ({ body: { email, roles } })),
  resend: to(resendTeamInvitation, (id) => ({ params: { id } })),
  withdraw: to(withdrawTeamInvitation, (id) => ({ params: { id } })),
});

export const TeamInvitationApiOverHttp = overHttp(TeamInvitationApi, {
  open: to(checkTeamInvitation, (secret) => ({ body: { secret } })),
  accept: to(acceptTeamInvitation, (secret) => ({ body: { secret } })),
});
