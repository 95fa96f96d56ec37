import { type Kysely, PostgresAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Everything done in the office: a line for each, which nothing changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await runStatements(db, [
    `create table office_log (
      id text primary key,
      at text not null,
      by_account text references users (id),
      action text not null,
      thing_kind text not null,
      thing_id text not null,
      facts_before text not null,
      facts_after text not null
    )`,
    'create index office_log_by_at on office_log (at, id)',
    'create index office_log_by_thing on office_log (thing_kind, thing_id, at)',
    isPostgres
      ? `create trigger office_log_no_update before update on office_log
          for each row execute function refuse_change()`
      : `create trigger office_log_no_update before update on office_log
          begin select raise(abort, 'office_log is append-only'); end`,
  ]);
}
