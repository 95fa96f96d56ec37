import { type Kysely, PostgresAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Months of the books that are closed, with their register and its files as they were; nothing of them changes or goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const kept = (table: string, event: 'update' | 'delete') =>
    isPostgres
      ? `create trigger ${table}_no_${event} before ${event} on ${table}
          for each row execute function refuse_change()`
      : `create trigger ${table}_no_${event} before ${event} on ${table}
          begin select raise(abort, '${table} is append-only'); end`;
  await runStatements(db, [
    `create table closed_months (
      month text primary key,
      closed_at text not null,
      closed_by text not null references users (id),
      register text not null
    )`,
    `create table closed_month_files (
      month text not null references closed_months (month),
      kind text not null check (kind in ('sire', 'csv', 'xlsx')),
      name text not null,
      content text not null,
      sha256 text not null,
      primary key (month, kind)
    )`,
    ...['closed_months', 'closed_month_files'].flatMap((table) => [kept(table, 'update'), kept(table, 'delete')]),
  ]);
}
