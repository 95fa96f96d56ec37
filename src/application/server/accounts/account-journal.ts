import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { AccountEventKind, AccountEvents } from '#application/server/accounts/ports/account-events.ts';

/** Writes the audit trail of accounts. */
export class AccountJournal {
  constructor(
    private readonly events: AccountEvents,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param data never a secret. */
  note(userId: string, kind: AccountEventKind, data: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.events.add({ id: this.ids.newId(), userId, kind, at: this.clock.now(), data });
  }
}
