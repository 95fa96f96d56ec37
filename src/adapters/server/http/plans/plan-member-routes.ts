import type { FastifyInstance } from 'fastify';
import { listMyPlans } from '#adapters/http-contract/plans/my-plans.ts';
import * as contract from '#adapters/http-contract/plans/plan-members.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AcceptInvitation } from '#application/server/plans/accept-invitation.ts';
import { ChangeMember } from '#application/server/plans/change-member.ts';
import { ChooseResponsible } from '#application/server/plans/choose-responsible.ts';
import { InvitationOfSecret } from '#application/server/plans/invitation-of-secret.ts';
import { InviteMembers } from '#application/server/plans/invite-members.ts';
import { ReadManagedPlans } from '#application/server/plans/read-managed-plans.ts';
import { ReadMyPlans } from '#application/server/plans/read-my-plans.ts';
import { RegisterGuest } from '#application/server/plans/register-guest.ts';
import { ResendInvitation } from '#application/server/plans/resend-invitation.ts';
import { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { fullName } from '#domain/accounts/user.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { accountRefusals, type AccountRefusal } from '#adapters/server/http/accounts/account-refusals.ts';
import { opened } from '#adapters/server/http/accounts/account-routes.ts';
import { deviceOf } from '#adapters/server/http/accounts/device.ts';
import { presentMyPlans } from './plan-member-presenters.ts';
import { planMemberRefusals as refusals, type PlanMemberRefusal } from './plan-member-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { RefreshCookie } from '#adapters/server/http/accounts/refresh-cookie.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** Letters are written to strangers: by account. Secrets could be guessed at: by address, and by the secret. */
const mails = { limit: { requests: 60, seconds: 600 } };
const tries = {
  limit: { requests: 300, seconds: 600 },
  guess: { requests: 30, seconds: 600, of: ({ body }: { readonly body: { readonly token: string } }) => body.token },
};

const registrationRefusals: RefusalTable<AccountRefusal | PlanMemberRefusal> = { ...accountRefusals, ...refusals };

const resendInvitationRefusals = only(
  refusals,
  'mail-just-sent',
  'member-accepted',
  'member-not-accepted',
  'member-not-found',
  'no-seat',
  'plan-not-yours',
  'too-many-letters',
);
const checkInvitationRefusals = only(
  refusals,
  'invitation-expired',
  'invitation-plan-over',
  'invitation-revoked',
  'invitation-unknown',
  'invitation-used',
);
const acceptInvitationRefusals = only(
  refusals,
  'guest-elsewhere',
  'invitation-expired',
  'invitation-of-another',
  'invitation-plan-over',
  'invitation-revoked',
  'invitation-unknown',
  'invitation-used',
  'manages-users',
);
const registerGuestRefusals = only(
  registrationRefusals,
  'email-invalid',
  'email-missing',
  'email-taken',
  'guest-elsewhere',
  'invitation-expired',
  'invitation-of-another',
  'invitation-plan-over',
  'invitation-revoked',
  'invitation-unknown',
  'invitation-used',
  'manages-users',
  'name-invalid',
  'name-missing',
  'password-common',
  'password-personal',
  'password-too-long',
  'password-too-short',
  'terms-not-accepted',
);

/** Plans, the people in them, and how one gets in. */
export function planMemberRoutes(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  managing(app, school);
  answering(app, school);
  gettingIn(app, school, config, webApp);
  serve(app, school, listMyPlans, {}, async (call) =>
    accept(presentMyPlans(await school.get(ReadMyPlans).execute(call.caller.userId))),
  );
}

function managing(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listManagedPlans, only(accountRefusals, 'account-gone'), async (call) => {
    const managed = await school.get(ReadManagedPlans).execute(call.caller.userId);
    return managed === null ? refuse({ kind: 'account-gone' }) : accept(managed);
  });
  serve(
    app,
    school,
    contract.inviteMembers,
    only(refusals, 'list-empty', 'plan-not-yours'),
    async (call) => {
      const { userId } = call.caller;
      const { planId } = call.params;
      return call.once.write(
        InviteMembers,
        (invite) => invite.execute(userId, planId, call.body.list),
        (results) => ({ results: [...results] }),
      );
    },
    mails,
  );
  serve(
    app,
    school,
    contract.resendInvitation,
    resendInvitationRefusals,
    async (call) => {
      const { userId } = call.caller;
      const sent = await school.write(ResendInvitation, (resend) => resend.execute(userId, call.params.id));
      return sent.ok ? accept(undefined) : sent;
    },
    mails,
  );
  serve(
    app,
    school,
    contract.changeMember,
    only(refusals, 'mail-just-sent', 'member-accepted', 'member-not-accepted', 'member-not-found', 'no-seat'),
    async (call) => {
      const { userId } = call.caller;
      const change = call.body.enabled ? 'enabled' : 'disabled';
      const done = await school.write(ChangeMember, (useCase) => useCase.execute(userId, call.params.id, change));
      return done.ok ? accept(undefined) : done;
    },
  );
  serve(
    app,
    school,
    contract.removeMember,
    only(refusals, 'mail-just-sent', 'member-accepted', 'member-not-accepted', 'member-not-found', 'no-seat'),
    async (call) => {
      const { userId } = call.caller;
      const done = await school.write(ChangeMember, (useCase) => useCase.execute(userId, call.params.id, 'removed'));
      return done.ok ? accept(undefined) : done;
    },
  );
}

function answering(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listResponsibles, {}, async (call) => {
    const people = await school.get(ResponsiblePeople).of(call.caller.userId);
    return accept(contract.presentResponsibles(people));
  });
  serve(app, school, contract.chooseResponsible, only(refusals, 'responsible-not-found'), async (call) => {
    const { userId } = call.caller;
    const chosen = await school.write(ChooseResponsible, (choose) => choose.execute(userId, call.params.userId));
    return chosen.ok ? accept(undefined) : chosen;
  });
}

function gettingIn(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  const cookie = new RefreshCookie(config, webApp);
  serve(
    app,
    school,
    contract.checkInvitation,
    checkInvitationRefusals,
    async ({ body, reply }) => {
      void reply.header('cache-control', 'no-store');
      const open = await school.get(InvitationOfSecret).open(body.token);
      if (!open.ok) return open;
      const { member, plan, owner, account } = open.value;
      return accept({
        email: member.email,
        name: member.name,
        planTitle: plan.title,
        planUntil: plan.until,
        ownerName: fullName(owner),
        expiresAt: member.expiresAt.toISOString(),
        hasAccount: account !== null,
      });
    },
    tries,
  );
  serve(app, school, contract.acceptInvitation, acceptInvitationRefusals, async (call) => {
    const { userId } = call.caller;
    const done = await school.write(AcceptInvitation, (useCase) => useCase.execute(userId, call.body.token));
    return done.ok ? accept(undefined) : done;
  });
  serve(
    app,
    school,
    contract.registerGuest,
    registerGuestRefusals,
    async ({ body, request, reply }) => {
      const { token, ...given } = body;
      const origin = { app: webApp, device: deviceOf(request) };
      return opened(school, reply, cookie, await school.get(RegisterGuest).execute(token, given, origin));
    },
    tries,
  );
}
