import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Codes of cash that Culqi was asked to make, each purchase number once. One SQL for SQLite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table culqi_codes (
      purchase_number text primary key,
      amount bigint not null check (amount > 0),
      asked_at text not null,
      order_id text,
      is_refused integer not null default 0
    )`,
  ]);
}
