import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Tries at paying that are by a code of cash: the code, until when it can be paid, and when the gateway was last asked about it. A code that waits is a
 * 'session' with `code_until`: SQLite could widen the check of `status` only with the whole table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table payment_attempts add column code text',
    'alter table payment_attempts add column code_until text',
    'alter table payment_attempts add column code_asked_at text',
    'create index payment_attempts_by_code_until on payment_attempts (code_until, status)',
  ]);
}
