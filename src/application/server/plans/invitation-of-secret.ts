import type { Clock } from '#application/ports/clock.ts';
import type { SeatedPlan } from '#application/read-models/plans/managed-plan.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { openInvitation, type InvitationRefusal, type PlanMember } from '#domain/plans/plan-members.ts';
import type { User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type SecretRefusal =
  | InvitationRefusal
  | { readonly kind: 'invitation-unknown' }
  | { readonly kind: 'invitation-plan-over' };

/** An invitation with what it is to. */
export interface FoundInvitation {
  readonly member: PlanMember;
  readonly plan: SeatedPlan;
  readonly owner: User;
  /** The account under the invited address; null: none yet. */
  readonly account: User | null;
}

/** Finds invitations by the secret of their letter. */
export class InvitationOfSecret {
  constructor(
    private readonly members: PlanMembers,
    private readonly accounts: Accounts,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  /** The invitation, whatever became of it; locked, with the accounts it touches, when `isLocked`. */
  async find(secret: string, isLocked: boolean): Promise<Result<FoundInvitation, SecretRefusal>> {
    const fingerprint = this.fingerprints.of(secret);
    const found = await this.members.findByFingerprint(fingerprint);
    if (found === null) return refuse({ kind: 'invitation-unknown' });
    const account = await this.accounts.findByEmail(found.email);
    // Always in the same order: two people who accept each other's invitations do not wait for one another.
    const touched = [found.ownerId, ...(account === null ? [] : [account.id])].toSorted();
    if (isLocked) for (const id of touched) await this.members.lock(id);
    const member = isLocked ? await this.members.findByFingerprint(fingerprint) : found;
    const owner = await this.accounts.find(found.ownerId);
    if (member === null || owner === null) return refuse({ kind: 'invitation-unknown' });
    const plans = await this.members.plansOf(owner.id, this.clock.now());
    const plan = plans.find(({ id }) => id === member.planId);
    if (plan === undefined) return refuse({ kind: 'invitation-plan-over' });
    return accept({ member, plan, owner, account });
  }

  /** The invitation, while it can be accepted. */
  async open(secret: string): Promise<Result<FoundInvitation, SecretRefusal>> {
    const found = await this.find(secret, false);
    if (!found.ok) return found;
    const open = openInvitation(found.value.member, this.clock.now());
    return open.ok ? found : open;
  }
}
