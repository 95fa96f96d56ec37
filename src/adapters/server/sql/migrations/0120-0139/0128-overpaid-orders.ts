import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Money that is more than its order's total; older releases read it as not due for another reason, which is as true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table surplus_payments add column is_overpaid integer not null default 0 check (is_overpaid in (0, 1))',
  ]);
}
