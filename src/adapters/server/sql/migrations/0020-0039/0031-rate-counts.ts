import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * How often something was done in the window that runs, by a digest of what and who. On PostgreSQL it is outside the log of
 * what must outlive a crash: a count of a minute need not, and a request does not wait for the disk because it was counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await runStatements(db, [
    `create ${isSqlite ? '' : 'unlogged '}table rate_counts (
      key text primary key,
      count integer not null,
      ends_at text not null
    )`,
    'create index rate_counts_by_ends_at on rate_counts (ends_at)',
  ]);
}
