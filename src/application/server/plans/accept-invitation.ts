import type { Clock } from '#application/ports/clock.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { accepted, holdsSeat } from '#domain/plans/plan-members.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FoundInvitation, InvitationOfSecret, SecretRefusal } from './invitation-of-secret.ts';
import { acceptedLetter } from './letters.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

export type AcceptRefusal =
  | SecretRefusal
  | { readonly kind: 'invitation-of-another' }
  | { readonly kind: 'guest-elsewhere' }
  | { readonly kind: 'manages-users' };

/** Accepts an invitation for the account under its address, which becomes the owner's guest. Once more changes nothing. Source: USER-5. */
export class AcceptInvitation {
  constructor(
    private readonly invitations: InvitationOfSecret,
    private readonly members: PlanMembers,
    private readonly guests: Guests,
    private readonly accounts: Accounts,
    private readonly people: ResponsiblePeople,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, secret: string): Promise<Result<void, AcceptRefusal>> {
    const found = await this.invitations.find(secret, true);
    if (!found.ok) return found;
    const { member, owner, account } = found.value;
    if (account === null || account.id !== userId) return refuse({ kind: 'invitation-of-another' });
    const now = this.clock.now();
    const next = accepted(member, userId, now);
    if (!next.ok) return next;
    if (member.state === 'active') return accept(undefined);
    if (await this.#managesOthers(userId, now)) return refuse({ kind: 'manages-users' });
    if ((await this.members.ofUser(userId)) !== null) return refuse({ kind: 'guest-elsewhere' });
    if (!(await this.members.save(next.value, 'invited'))) return refuse({ kind: 'guest-elsewhere' });
    await this.guests.joinPlan(userId, owner.id, now);
    // The letter was read in that mailbox.
    await this.accounts.verifyEmail(userId, now);
    await this.journal.note(userId, 'plan-joined', { owner: owner.id, plan: String(member.planId) });
    await this.#tell(found.value, account);
    return accept(undefined);
  }

  /** Whether somebody holds a seat of the account's own plans: as a guest it could not take it back. */
  async #managesOthers(userId: string, now: Date): Promise<boolean> {
    const plans = await this.members.plansOf(userId, now);
    const others = await this.members.of(userId);
    return others.some((other) => holdsSeat(other, now) && plans.some(({ id }) => id === other.planId));
  }

  /** Whoever answers for the plan hears of it. */
  async #tell({ owner, plan }: FoundInvitation, guest: User): Promise<void> {
    const people = await this.people.ofOwner(owner.id);
    const active = people.find(({ isActive }) => isActive);
    const reader = active === undefined || active.id === guest.id ? owner : await this.accounts.find(active.id);
    if (reader === null) return;
    const letter = acceptedLetter(reader, guest, plan.title, this.addresses.school('/main/gestion-usuarios'));
    await this.outbox.post(letter, { name: fullName(reader), email: reader.email });
  }
}
