import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What happened in a month is found without looking at every other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create index orders_by_confirmed_at on orders (confirmed_at)',
    'create index receipts_by_issued_at on receipts (issued_at)',
    'create index credit_notes_by_issued_at on credit_notes (issued_at)',
    'create index vouchers_by_state_and_paid_on on vouchers (state, paid_on)',
  ]);
}
