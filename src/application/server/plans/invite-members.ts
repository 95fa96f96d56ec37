import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { InvitationOutcome, InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { invitationEntries, type InvitationEntry } from '#domain/plans/invitation-list.ts';
import { invitationOf, sentAgain, type PlanMember } from '#domain/plans/plan-members.ts';
import type { User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { InvitationMails } from './invitation-mails.ts';
import { lockPlan, seatIn, type LockedPlan } from './locked-plan.ts';

export type InviteRefusal = { readonly kind: 'plan-not-yours' } | { readonly kind: 'list-empty' };

/**
 * Invites people to the caller's plan, as many as there are seats; each entry is told what became of it, and not whether the
 * address has an account, which is its owner's to say. Source: USER-5.
 */
export class InviteMembers {
  constructor(
    private readonly members: PlanMembers,
    private readonly accounts: Accounts,
    private readonly mails: InvitationMails,
    private readonly unasked: UnaskedLetters,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param list addresses as pasted: lines, rows of a spreadsheet, what a mail program copies. */
  async execute(
    ownerId: string,
    planId: number,
    list: string,
  ): Promise<Result<readonly InvitationResult[], InviteRefusal>> {
    const entries = invitationEntries(list);
    if (entries.length === 0) return refuse({ kind: 'list-empty' });
    const owner = await this.accounts.find(ownerId);
    const locked = await lockPlan(this.members, ownerId, planId, this.clock.now());
    if (owner === null || locked === null) return refuse({ kind: 'plan-not-yours' });
    let present = locked;
    const results: InvitationResult[] = [];
    for (const entry of entries) {
      const isRepeated = results.some(({ email }) => email !== null && email === entry.email);
      const told = isRepeated ? 'repeated' : await this.#invite(entry, owner, present);
      if (typeof told !== 'string') present = withMember(present, told);
      const outcome = typeof told === 'string' ? told : 'invited';
      results.push({ text: entry.text, email: entry.email, outcome });
    }
    return accept(results);
  }

  async #invite(
    { email, name }: InvitationEntry,
    owner: User,
    locked: LockedPlan,
  ): Promise<PlanMember | Exclude<InvitationOutcome, 'invited' | 'repeated'>> {
    if (email === null) return 'email-invalid';
    if (email === owner.email) return 'yourself';
    const known = locked.members.find((member) => member.email === email);
    if (known?.state === 'invited') return 'already-invited';
    if (known !== undefined && known.state !== 'expired') return 'already-member';
    const seat = seatIn(locked);
    if (seat === null) return 'no-seat';
    // Who was taken out again can be invited anew, and again.
    if (!(await this.unasked.mayReach(email))) return 'too-many-letters';
    const secret = this.mails.newSecret();
    const { fingerprint } = secret;
    const now = this.clock.now();
    const given = { id: this.ids.newId(), ownerId: owner.id, planId: locked.plan.id, email, name, seat, fingerprint };
    const again = known === undefined ? null : sentAgain(known, seat, fingerprint, now);
    const member = again?.ok ? again.value : invitationOf(given, now);
    const isTaken = again?.ok ? await this.members.save(member, 'expired') : await this.members.add(member);
    if (!isTaken) return 'no-seat';
    await this.mails.send(member, owner, locked.plan.title, secret);
    return member;
  }
}

function withMember(locked: LockedPlan, member: PlanMember): LockedPlan {
  return { ...locked, members: [...locked.members.filter(({ id }) => id !== member.id), member] };
}
