import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** An order is found by the code (CIP) by which it is, or was, to be paid in cash: whoever asks for help has that number and no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['create index payment_attempts_by_code on payment_attempts (code) where code is not null']);
}
