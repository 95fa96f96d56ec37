import type { Kysely } from 'kysely';
import { type ListedEntry, type LoggedThing, OfficeLog } from '#application/server/office/ports/office-log.ts';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { type LogEntry, type LogFacts, thingOf } from '#domain/office/office-log.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class OfficeLogInSql extends OfficeLog {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add({ id, at, by, action, thingId, before, after }: LogEntry): Promise<void> {
    await this.db
      .insertInto('office_log')
      .values({
        id,
        at: at.toISOString(),
        by_account: by,
        action,
        thing_kind: thingOf(action),
        thing_id: thingId,
        facts_before: JSON.stringify(before),
        facts_after: JSON.stringify(after),
      })
      .execute();
  }

  async list(about: LoggedThing | null, limit: number, skip = 0): Promise<readonly ListedEntry[]> {
    const all = this.db
      .selectFrom('office_log')
      .leftJoin('users', 'users.id', 'office_log.by_account')
      .leftJoin('orders', (join) =>
        join.onRef('orders.id', '=', 'office_log.thing_id').on('office_log.thing_kind', '=', 'order'),
      )
      .leftJoin('vouchers', (join) =>
        join.onRef('vouchers.id', '=', 'office_log.thing_id').on('office_log.thing_kind', '=', 'voucher'),
      )
      .leftJoin('surplus_payments', (join) =>
        join.onRef('surplus_payments.id', '=', 'office_log.thing_id').on('office_log.thing_kind', '=', 'surplus'),
      )
      .leftJoin('orders as whole', (join) =>
        join.on((of) =>
          of('whole.id', '=', of.fn.coalesce(of.ref('vouchers.order_id'), of.ref('surplus_payments.order_id'))),
        ),
      )
      .selectAll('office_log')
      .select(['orders.number', 'whole.number as order_number'])
      .select(['users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
      .orderBy('office_log.at', 'desc')
      .orderBy('office_log.id', 'desc')
      .limit(limit)
      .offset(skip);
    const asked = about === null ? all : all.where('thing_kind', '=', about.kind).where('thing_id', '=', about.id);
    return (await asked.execute()).map((row) => ({
      id: row.id,
      at: new Date(row.at),
      by:
        row.by_account === null
          ? null
          : {
              id: row.by_account,
              name: nameOfAccount(row),
            },
      action: row.action,
      thing: {
        kind: row.thing_kind,
        id: row.thing_id,
        ...(row.number !== null && { number: row.number }),
        ...(row.order_number !== null && { order: row.order_number }),
      },
      before: JSON.parse(row.facts_before) as LogFacts,
      after: JSON.parse(row.facts_after) as LogFacts,
    }));
  }
}
