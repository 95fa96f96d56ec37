import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Wallets on telephones stand among the accounts that buyers pay into: one has a QR code, or '' where it has none, and no CCI; null is a
 * bank's account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table bank_accounts add column qr_file text',
    'drop index bank_accounts_by_cci',
    "create unique index bank_accounts_by_cci on bank_accounts (cci) where retired = 0 and cci <> ''",
  ]);
}
