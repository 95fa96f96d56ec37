import { PostgresAdapter, type RawBuilder, sql, type Kysely } from 'kysely';
import { JobLeases } from '#application/server/shared/ports/job-leases.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Stands in the place of a holder while a job rests. */
const nobody = '';

/** Each step is one statement, so that of those who ask at once one has the lease. */
export class JobLeasesInSql extends JobLeases {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async hold(name: string, holder: string, milliseconds: number): Promise<boolean> {
    const taken = await this.db
      .insertInto('job_leases')
      .values({ name, holder, until: this.#fromNow(milliseconds) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({ holder: row.ref('excluded.holder'), until: row.ref('excluded.until') }))
          .where((lease) =>
            lease.or([lease('job_leases.holder', '=', holder), lease('job_leases.until', '<=', this.#fromNow(0))]),
          ),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async release(name: string, holder: string, restMs: number): Promise<void> {
    await this.db
      .updateTable('job_leases')
      .set({ holder: nobody, until: this.#fromNow(restMs) })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute();
  }

  /** An instant as all others are kept, by the clock of the database. */
  #fromNow(milliseconds: number): RawBuilder<string> {
    return this.db.getExecutor().adapter instanceof PostgresAdapter
      ? sql<string>`to_char(clock_timestamp() at time zone 'utc' + ${milliseconds} * interval '1 millisecond',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${milliseconds / 1000} seconds`})`;
  }
}
