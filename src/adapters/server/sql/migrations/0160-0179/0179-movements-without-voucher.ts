import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What no voucher tells of, as a further part of an order, is looked for by every voucher that is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create index bank_movements_without_voucher on bank_movements (account_id) where voucher_id is null',
  ]);
}
