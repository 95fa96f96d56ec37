import { type Kysely, PostgresAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Shares of teachers and sellers, each agreement beside the earlier ones, and the shares of closed months as they were; nothing of either changes or goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const kept = (table: string, event: 'update' | 'delete') =>
    isPostgres
      ? `create trigger ${table}_no_${event} before ${event} on ${table}
          for each row execute function refuse_change()`
      : `create trigger ${table}_no_${event} before ${event} on ${table}
          begin select raise(abort, '${table} is append-only'); end`;
  await runStatements(db, [
    `create table revenue_shares (
      id text primary key,
      party text not null check (party in ('teacher', 'seller')),
      party_id integer not null,
      product_id integer references products (id),
      rate integer not null check (rate between 0 and 10000),
      from_day text not null,
      set_by text not null references users (id),
      set_at text not null,
      check ((party = 'teacher') = (product_id is not null))
    )`,
    `create table closed_shares (
      month text primary key,
      shares text not null
    )`,
    ...['revenue_shares', 'closed_shares'].flatMap((table) => [kept(table, 'update'), kept(table, 'delete')]),
  ]);
}
