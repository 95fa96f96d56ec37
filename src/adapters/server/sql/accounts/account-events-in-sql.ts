import type { Kysely } from 'kysely';
import {
  AccountEvents,
  type AccountEvent,
  type AccountEventKind,
} from '#application/server/accounts/ports/account-events.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class AccountEventsInSql extends AccountEvents {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(event: AccountEvent): Promise<void> {
    await this.db
      .insertInto('account_events')
      .values({
        id: event.id,
        user_id: event.userId,
        kind: event.kind,
        at: event.at.toISOString(),
        data: JSON.stringify(event.data),
      })
      .execute();
  }

  async of(userId: string): Promise<readonly AccountEvent[]> {
    const rows = await this.db
      .selectFrom('account_events')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      kind: row.kind as AccountEventKind,
      at: new Date(row.at),
      data: JSON.parse(row.data) as Record<string, string>,
    }));
  }
}
