import type { Clock } from '#application/ports/clock.ts';
import type { Guests } from '#application/server/ports/guests.ts';
import type { Outbox } from '#application/server/ports/outbox.ts';
import type { PersonalRecords } from '#application/server/ports/personal-records.ts';
import type { Sessions } from '#application/server/ports/sessions.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { AccountJournal } from './account-journal.ts';
import { accountDeletedLetter } from './profile-letters.ts';

/** Ends every session, leaves others' plans, erases the account's data and says so by mail. One transaction. */
export class EraseAccount {
  readonly #records: PersonalRecords;
  readonly #sessions: Sessions;
  readonly #guests: Guests;
  readonly #outbox: Outbox;
  readonly #journal: AccountJournal;
  readonly #clock: Clock;

  constructor(
    records: PersonalRecords,
    sessions: Sessions,
    guests: Guests,
    outbox: Outbox,
    journal: AccountJournal,
    clock: Clock,
  ) {
    this.#records = records;
    this.#sessions = sessions;
    this.#guests = guests;
    this.#outbox = outbox;
    this.#journal = journal;
    this.#clock = clock;
  }

  /** Returns the files of the account that nobody needs any more, by their keys in the file store. */
  async execute(user: User): Promise<readonly string[]> {
    const now = this.#clock.now();
    await this.#sessions.endAllOf(user.id, null, now, 'account-deleted');
    await this.#guests.leavePlan(user.id, now);
    const files = await this.#records.erase(user.id, now);
    await this.#journal.note(user.id, 'account-deleted');
    // Posted after the erasing, which takes letters to the address away.
    await this.#outbox.post(accountDeletedLetter(user), { name: fullName(user), email: user.email });
    return files;
  }
}
