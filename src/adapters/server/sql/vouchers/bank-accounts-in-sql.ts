import type { Kysely, Selectable } from 'kysely';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import type { BankAccountsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class BankAccountsInSql extends BankAccounts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async all(): Promise<readonly BankAccount[]> {
    const rows = await this.db
      .selectFrom('bank_accounts')
      .selectAll()
      .where('retired', '=', 0)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(accountOf);
  }

  async find(id: string): Promise<BankAccount | null> {
    const row = await this.db
      .selectFrom('bank_accounts')
      .selectAll()
      .where('id', '=', id)
      .where('retired', '=', 0)
      .executeTakeFirst();
    return row === undefined ? null : accountOf(row);
  }

  async offer(accounts: readonly BankAccount[]): Promise<void> {
    await this.db.updateTable('bank_accounts').set({ retired: 1 }).where('retired', '=', 0).execute();
    for (const [place, { id, bank, number, cci, holder, ruc, qr }] of accounts.entries()) {
      const said = { bank, number, cci, holder, ruc, qr_file: qr ?? null };
      const stands = { ...said, position: place + 1, retired: 0 } as const;
      await this.db
        .insertInto('bank_accounts')
        .values({ id, ...stands })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(stands))
        .execute();
    }
  }
}

function accountOf({ id, bank, number, cci, holder, ruc, qr_file: qr }: Selectable<BankAccountsTable>): BankAccount {
  return { id, bank, number, cci, holder, ruc, ...(qr !== null && { qr }) };
}
