import type { InvitationResult, Invitation } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlans } from '#application/read-models/plans/managed-plan.ts';
import type { MyPlans } from '#application/read-models/plans/my-plans.ts';
import type { TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** The school's calls about plans and the people in them. */
export abstract class PlanApi {
  abstract mine(): Answer<MyPlans>;
  abstract managed(): Answer<ManagedPlans>;
  /** @param key the same one invites once. */
  abstract invite(planId: number, list: string, key: string): Answer<readonly InvitationResult[]>;
  abstract resend(memberId: string): Answer<undefined>;
  abstract setAccess(memberId: string, isEnabled: boolean): Answer<undefined>;
  abstract remove(memberId: string): Answer<undefined>;
  abstract chooseResponsible(userId: string): Answer<undefined>;
  /** What an invitation is to. @param token of the letter. */
  abstract invitation(token: string): Answer<Invitation>;
  /** Accepts with the account that is signed in. */
  abstract accept(token: string): Answer<undefined>;
  /** Accepts as somebody new; the address is the invitation's. */
  abstract register(token: string, person: Omit<TypedRegistration, 'email'>): Answer<OpenSession>;
}
