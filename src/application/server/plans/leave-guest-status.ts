import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import { guestLeftLetter } from './letters.ts';

export interface NotYourEmail {
  readonly kind: 'email-not-yours';
}

/**
 * Ends the caller's own guest status: role 0, without the owner's plan and the seats that were lent; what the account bought
 * itself stays, and the owner is told by letter. Who is no guest stays as they are. Source: GUEST-1, API-2.22; decisions.md, Cart.
 */
export class LeaveGuestStatus {
  constructor(
    private readonly accounts: Accounts,
    private readonly guests: Guests,
    private readonly members: PlanMembers,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** @param email the caller's own, so that nobody ends it by a slip of another form. */
  async execute(userId: string, email: string): Promise<Result<void, NotYourEmail>> {
    const [caller, given] = [await this.accounts.find(userId), emailAddress(email)];
    if (caller === null || !given.ok || given.value !== caller.email) return refuse({ kind: 'email-not-yours' });
    const ownerId = (await this.members.ofUser(userId))?.ownerId ?? caller.guestOf;
    // Whoever takes a person off the plan locks its owner too: of both at once, the second finds nothing left to do and nobody to tell.
    if (ownerId !== null) await this.members.lock(ownerId);
    const seat = await this.members.ofUser(userId);
    const now = this.clock.now();
    if (!(await this.guests.leavePlan(userId, now))) return accept(undefined);
    await this.guests.returnSeats(userId);
    await this.journal.note(userId, 'guest-status-left', ownerId === null ? {} : { owner: ownerId });
    const owner = ownerId === null ? null : await this.accounts.find(ownerId);
    if (owner !== null) await this.#tell(owner, caller, seat?.planId ?? null, now);
    return accept(undefined);
  }

  async #tell(owner: User, guest: User, planId: number | null, now: Date): Promise<void> {
    const title = (await this.members.plansOf(owner.id, now)).find(({ id }) => id === planId)?.title ?? null;
    const url = this.addresses.school(title === null ? '/main/plan' : '/main/gestion-usuarios');
    await this.outbox.post(guestLeftLetter(owner, guest, title, url), { name: fullName(owner), email: owner.email });
  }
}
