import { listMyPlans } from '#adapters/http-contract/plans/my-plans.ts';
import {
  acceptInvitation,
  changeMember,
  checkInvitation,
  chooseResponsible,
  inviteMembers,
  listManagedPlans,
  registerGuest,
  removeMember,
  resendInvitation,
} from '#adapters/http-contract/plans/plan-members.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { Registration } from '#application/browser/accounts/ports/account-api.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { MyPlans } from '#application/read-models/plans/my-plans.ts';
import type { Invitation, InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlans } from '#application/read-models/plans/managed-plan.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

type Answer<T> = Promise<Result<T, CallRefusal>>;

export class PlanApiOverHttp extends PlanApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async mine(): Answer<MyPlans> {
    return mapValue(await this.http.call(listMyPlans, {}), ({ history, ...plans }) => ({
      ...plans,
      history: history.map((purchase) => ({ ...purchase, net: moneyOf(purchase.net) })),
    }));
  }

  managed(): Answer<ManagedPlans> {
    return this.http.call(listManagedPlans, {});
  }

  async invite(planId: number, list: string, key: string): Answer<readonly InvitationResult[]> {
    const sent = { params: { planId: String(planId) }, body: { list }, idempotencyKey: key };
    return mapValue(await this.http.call(inviteMembers, sent), ({ results }) => results);
  }

  resend(memberId: string): Answer<undefined> {
    return this.http.call(resendInvitation, { params: { id: memberId } });
  }

  setAccess(memberId: string, isEnabled: boolean): Answer<undefined> {
    return this.http.call(changeMember, { params: { id: memberId }, body: { enabled: isEnabled } });
  }

  remove(memberId: string): Answer<undefined> {
    return this.http.call(removeMember, { params: { id: memberId } });
  }

  chooseResponsible(userId: string): Answer<undefined> {
    return this.http.call(chooseResponsible, { params: { userId } });
  }

  invitation(token: string): Answer<Invitation> {
    return this.http.call(checkInvitation, { body: { token } });
  }

  accept(token: string): Answer<undefined> {
    return this.http.call(acceptInvitation, { body: { token } });
  }

  register(token: string, person: Omit<Registration, 'email'>): Answer<OpenSession> {
    return this.http.call(registerGuest, { body: { ...person, token } });
  }
}
