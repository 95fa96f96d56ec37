import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { PersonalRecords } from '#application/server/accounts/ports/personal-records.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';
import { accountDeletedLetter } from './profile-letters.ts';

export type EraseAccountRefusal =
  /** Who works for the school leaves it first. */
  | { readonly kind: 'account-of-staff' }
  /** A payment is being decided about: its money must find its owner. */
  | { readonly kind: 'payment-under-way' };

/** Ends every session, leaves others' plans, erases the account's data and says so by mail. One transaction. */
export class EraseAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly team: Team,
    private readonly records: PersonalRecords,
    private readonly sessions: Sessions,
    private readonly guests: Guests,
    private readonly outbox: Outbox,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** Returns the files of the account that nobody needs any more, by their keys in the file store. */
  async execute(user: User): Promise<Result<readonly string[], EraseAccountRefusal>> {
    const now = this.clock.now();
    // Whoever begins a charge, sends a voucher or gives a role locks the account too: none of it begins between this look and the end.
    await this.accounts.lock(user.id);
    if ((await this.team.rolesOf(user.id)).length > 0) return refuse({ kind: 'account-of-staff' });
    if (await this.records.hasPaymentUnderWay(user.id)) return refuse({ kind: 'payment-under-way' });
    await this.sessions.endAllOf(user.id, null, now, 'account-deleted');
    await this.guests.leavePlan(user.id, now);
    const files = await this.records.erase(user.id, now);
    await this.journal.note(user.id, 'account-deleted');
    // Posted after the erasing, which takes letters to the address away.
    await this.outbox.post(accountDeletedLetter(user), { name: fullName(user), email: user.email });
    return accept(files);
  }
}
