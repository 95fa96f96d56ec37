import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/office/team.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { AcceptTeamInvitation, ReadTeamInvitation } from '#application/server/office/accept-team-invitation.ts';
import { CheckFactorDuty } from '#application/server/office/check-factor-duty.ts';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { ChangeTeamInvitation, InviteToTeam } from '#application/server/office/invite-to-team.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { TeamInvitations } from '#application/server/office/ports/team-invitations.ts';
import { ResetMemberFactor } from '#application/server/office/reset-member-factor.ts';
import { accept } from '#domain/shared/result.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { teamRefusals } from './team-refusals.ts';

/** Letters are written to strangers: by account. Secrets could be guessed at: by address, and by the secret. */
const mails = { limit: { requests: 60, seconds: 600 } };
const tries = {
  limit: { requests: 300, seconds: 600 },
  guess: { requests: 30, seconds: 600, of: ({ body }: { readonly body: { readonly secret: string } }) => body.secret },
};

/** Who works for the school: the list, roles, and invitations to it. */
export function teamRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listTeamMembers, {}, async ({ caller, reply }) => {
    void reply.header('cache-control', 'no-store');
    const [members, invitations] = await Promise.all([school.get(Team).list(), school.get(TeamInvitations).open()]);
    const lacking = await school.get(CheckFactorDuty).lacking(members);
    const others = members.map(({ userId }) => userId).filter((userId) => userId !== caller.userId);
    const resettable = await school.get(SecondFactors).onAmong(others);
    return accept({
      members: members.map(({ since, ...member }) => ({
        ...member,
        since: since.toISOString(),
        lacksFactor: lacking.has(member.userId),
        hasFactorToReset: resettable.has(member.userId),
      })),
      invitations: invitations.map(({ id, email, roles, sentAt, expiresAt }) => ({
        id,
        email: email ?? '',
        roles,
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    });
  });
  serve(
    app,
    school,
    contract.setMemberRoles,
    only(teamRefusals, 'account-not-found', 'last-owner', 'member-not-found'),
    async ({ caller, params, body: { roles } }) => {
      const set = await school.write(ChangeRoles, (change) =>
        change.execute(params.userId, { kind: 'set', roles }, caller.userId),
      );
      return set.ok ? accept(undefined) : set;
    },
  );
  serve(
    app,
    school,
    contract.resetMemberFactor,
    only(teamRefusals, 'factor-off', 'factor-own', 'member-not-found'),
    ({ caller, params }) => school.write(ResetMemberFactor, (reset) => reset.execute(params.userId, caller.userId)),
  );
  log(app, school);
  invitations(app, school);
  accepting(app, school);
}

const linesOnAPage = 50;

function log(app: FastifyInstance, school: School): void {
  serve(app, school, contract.readOfficeLog, {}, async ({ query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const [kind = '', ...rest] = query.about.split(':');
    const about = query.about === '' ? null : { kind, id: rest.join(':') };
    const skip = (Number(query.page) - 1) * linesOnAPage;
    const found = await school.get(OfficeLog).list(about, linesOnAPage + 1, skip);
    const entries = found
      .slice(0, linesOnAPage)
      .map(({ at, by, ...entry }) => ({ ...entry, at: at.toISOString(), by: by?.name ?? '' }));
    return accept({ entries, hasMore: found.length > linesOnAPage });
  });
}

function invitations(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.inviteToTeam,
    only(teamRefusals, 'already-in-team', 'already-invited-to-team', 'email-invalid', 'roles-missing'),
    async ({ caller, body: { email, roles } }) => {
      const invited = await school.write(InviteToTeam, (invite) => invite.execute(caller.userId, email, roles));
      return invited.ok ? accept(undefined) : invited;
    },
    mails,
  );
  serve(
    app,
    school,
    contract.resendTeamInvitation,
    only(teamRefusals, 'mail-just-sent', 'team-invitation-not-found'),
    ({ caller, params }) => school.write(ChangeTeamInvitation, (change) => change.resend(params.id, caller.userId)),
    mails,
  );
  serve(
    app,
    school,
    contract.withdrawTeamInvitation,
    only(teamRefusals, 'team-invitation-not-found'),
    ({ caller, params }) => school.write(ChangeTeamInvitation, (change) => change.withdraw(params.id, caller.userId)),
  );
}

function accepting(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.checkTeamInvitation,
    only(
      teamRefusals,
      'team-invitation-expired',
      'team-invitation-of-another',
      'team-invitation-unknown',
      'team-invitation-used',
    ),
    async ({ body, reply }) => {
      void reply.header('cache-control', 'no-store');
      const found = await school.get(ReadTeamInvitation).execute(body.secret);
      return found.ok ? accept({ ...found.value, expiresAt: found.value.expiresAt.toISOString() }) : found;
    },
    tries,
  );
  serve(
    app,
    school,
    contract.acceptTeamInvitation,
    only(
      teamRefusals,
      'team-invitation-expired',
      'team-invitation-of-another',
      'team-invitation-unknown',
      'team-invitation-used',
    ),
    ({ caller, body }) => school.write(AcceptTeamInvitation, (use) => use.execute(caller.userId, body.secret)),
    tries,
  );
}
