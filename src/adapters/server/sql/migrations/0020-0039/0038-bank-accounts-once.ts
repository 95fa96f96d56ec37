import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** An account in use stands once in the list, by its CCI and by bank and number; of those that stood twice, the earliest stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `update bank_accounts set retired = 1 where retired = 0 and exists (
      select 1 from bank_accounts as earlier
      where earlier.retired = 0
        and (earlier.position < bank_accounts.position
          or (earlier.position = bank_accounts.position and earlier.id < bank_accounts.id))
        and (earlier.cci = bank_accounts.cci
          or (lower(earlier.bank) = lower(bank_accounts.bank)
            and replace(earlier.number, '-', '') = replace(bank_accounts.number, '-', '')))
    )`,
    'create unique index bank_accounts_by_cci on bank_accounts (cci) where retired = 0',
    `create unique index bank_accounts_by_number on bank_accounts (lower(bank), replace(number, '-', ''))
      where retired = 0`,
  ]);
}
