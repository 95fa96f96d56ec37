import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { sentAgain, type MemberRefusal } from '#domain/plans/plan-members.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { InvitationMails } from './invitation-mails.ts';
import { lockPlan, seatIn } from './locked-plan.ts';

export type ResendRefusal =
  | MemberRefusal
  | { readonly kind: 'member-not-found' }
  | { readonly kind: 'plan-not-yours' }
  | { readonly kind: 'too-many-letters' };

/**
 * Sends an invitation of the caller's plan again; the earlier link stops working. One that had expired needs a seat anew. Whose mailbox
 * it is has asked for none: so many a day.
 */
export class ResendInvitation {
  constructor(
    private readonly members: PlanMembers,
    private readonly accounts: Accounts,
    private readonly mails: InvitationMails,
    private readonly unasked: UnaskedLetters,
    private readonly clock: Clock,
  ) {}

  async execute(ownerId: string, memberId: string): Promise<Result<void, ResendRefusal>> {
    const found = await this.members.find(memberId);
    if (found === null || found.ownerId !== ownerId) return refuse({ kind: 'member-not-found' });
    const now = this.clock.now();
    const locked = await lockPlan(this.members, ownerId, found.planId, now);
    const owner = await this.accounts.find(ownerId);
    if (locked === null || owner === null) return refuse({ kind: 'plan-not-yours' });
    const member = locked.members.find(({ id }) => id === memberId);
    if (member === undefined) return refuse({ kind: 'member-not-found' });
    const secret = this.mails.newSecret();
    const again = sentAgain(member, seatIn(locked), secret.fingerprint, now);
    if (!again.ok) return again;
    if (!(await this.unasked.mayReach(member.email))) return refuse({ kind: 'too-many-letters' });
    if (!(await this.members.save(again.value, member.state))) return refuse({ kind: 'no-seat' });
    await this.mails.send(again.value, owner, locked.plan.title, secret);
    return accept(undefined);
  }
}
