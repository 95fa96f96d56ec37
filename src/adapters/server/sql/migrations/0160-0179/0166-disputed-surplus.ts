import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which money that was never due a bank takes back, of an order that was paid more than once: by one dispute at a time, and once it is lost by no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table disputes add column surplus_id text references surplus_payments (id)',
    "create unique index disputes_by_surplus_id on disputes (surplus_id) where surplus_id is not null and state <> 'won'",
  ]);
}
