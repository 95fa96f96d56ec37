import { type Kysely, PostgresAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What was said of deposits of detracciones, each word beside those before; nothing of it changes or goes. A receipt that was replaced has a table of its own, so that none is named as the one table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const kept = (event: 'update' | 'delete') =>
    isPostgres
      ? `create trigger detraction_deposits_no_${event} before ${event} on detraction_deposits
          for each row execute function refuse_change()`
      : `create trigger detraction_deposits_no_${event} before ${event} on detraction_deposits
          begin select raise(abort, 'detraction_deposits is append-only'); end`;
  await runStatements(db, [
    `create table detraction_deposits (
      receipt_id text not null,
      place integer not null check (place > 0),
      constancia text,
      deposited_on text,
      noted_by text not null references users (id),
      noted_at text not null,
      primary key (receipt_id, place),
      check ((constancia is null) = (deposited_on is null))
    )`,
    kept('update'),
    kept('delete'),
  ]);
}
