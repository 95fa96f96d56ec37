import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The simulated gateway's books of what it gave back, as a bank's would be. One SQL for SQLite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table simulated_refunds (
      refund_number text primary key,
      purchase_number text not null,
      amount bigint not null check (amount > 0),
      asked_at text not null
    )`,
    'create index simulated_refunds_by_purchase_number on simulated_refunds (purchase_number)',
  ]);
}
