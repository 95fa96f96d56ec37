import type { Clock } from '#application/ports/clock.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { removed, withAccess, type MemberRefusal, type PlanMember } from '#domain/plans/plan-members.ts';
import { fullName } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { accessLetter, type AccessChange } from './letters.ts';

export type ChangeMemberRefusal = MemberRefusal | { readonly kind: 'member-not-found' };

/**
 * Takes away, gives back or ends a person's use of the caller's plan; of anybody else's plan nobody is found. What is so already
 * stays so. Source: USER-5; decisions.md, Products and routes.
 */
export class ChangeMember {
  constructor(
    private readonly members: PlanMembers,
    private readonly guests: Guests,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(ownerId: string, memberId: string, change: AccessChange): Promise<Result<void, ChangeMemberRefusal>> {
    const member = await this.#locked(ownerId, memberId);
    if (member === null) return refuse({ kind: 'member-not-found' });
    if (change === 'removed') return this.#remove(member);
    const next = withAccess(member, change === 'enabled');
    if (!next.ok) return next;
    if (next.value.state === member.state) return accept(undefined);
    await this.members.save(next.value, member.state);
    await this.#tell(member, change);
    return accept(undefined);
  }

  async #locked(ownerId: string, memberId: string): Promise<PlanMember | null> {
    const found = await this.members.find(memberId);
    if (found === null || found.ownerId !== ownerId) return null;
    await this.members.lock(ownerId);
    return this.members.find(memberId);
  }

  /** Removing somebody twice says the same as once. */
  async #remove(member: PlanMember): Promise<Result<void, ChangeMemberRefusal>> {
    if (member.state === 'removed') return accept(undefined);
    await this.members.save(removed(member), member.state);
    if (member.userId === null) return accept(undefined);
    await this.guests.leavePlan(member.userId, this.clock.now());
    await this.journal.note(member.userId, 'plan-removed', { owner: member.ownerId });
    await this.#tell(member, 'removed');
    return accept(undefined);
  }

  async #tell(member: PlanMember, change: AccessChange): Promise<void> {
    const owner = await this.accounts.find(member.ownerId);
    const user = member.userId === null ? null : await this.accounts.find(member.userId);
    if (owner === null || user === null) return;
    const plans = await this.members.plansOf(owner.id, this.clock.now());
    const title = plans.find(({ id }) => id === member.planId)?.title ?? null;
    const letter = accessLetter(change, user, owner, title, this.addresses.school('/main'));
    await this.outbox.post(letter, { name: fullName(user), email: user.email });
  }
}
