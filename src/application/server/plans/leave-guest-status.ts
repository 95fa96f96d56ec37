import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';

export interface NotYourEmail {
  readonly kind: 'email-not-yours';
}

/**
 * Ends the caller's own guest status: role 0, without the owner's plan and the seats that were lent; what the account bought
 * itself stays. Who is no guest stays as they are. Source: GUEST-1, API-2.22; decisions.md, Cart.
 */
export class LeaveGuestStatus {
  constructor(
    private readonly accounts: Accounts,
    private readonly guests: Guests,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** @param email the caller's own, so that nobody ends it by a slip of another form. */
  async execute(userId: string, email: string): Promise<Result<void, NotYourEmail>> {
    const [caller, given] = [await this.accounts.find(userId), emailAddress(email)];
    if (caller === null || !given.ok || given.value !== caller.email) return refuse({ kind: 'email-not-yours' });
    if (!(await this.guests.leavePlan(userId, this.clock.now()))) return accept(undefined);
    await this.guests.returnSeats(userId);
    await this.journal.note(userId, 'guest-status-left', caller.guestOf === null ? {} : { owner: caller.guestOf });
    return accept(undefined);
  }
}
