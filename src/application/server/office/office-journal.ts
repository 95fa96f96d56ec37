import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { LogFacts, LoggedAction } from '#domain/office/office-log.ts';
import type { OfficeLog } from './ports/office-log.ts';

/** Writes down what is done in the office, in the transaction of whoever does it: it is there if and only if that is. */
export class OfficeJournal {
  constructor(
    private readonly log: OfficeLog,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param by the account; null: the command line. @param thingId of the kind of thing that the action is done on. */
  async note(
    by: string | null,
    action: LoggedAction,
    thingId: string,
    before: LogFacts,
    after: LogFacts,
  ): Promise<void> {
    await this.log.add({ id: this.ids.newId(), at: this.clock.now(), by, action, thingId, before, after });
  }
}
