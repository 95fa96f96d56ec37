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

  async add({ id, bank, number, cci, holder, ruc }: BankAccount): Promise<boolean> {
    const last = await this.db
      .selectFrom('bank_accounts')
      .select(({ fn }) => fn.max('position').as('position'))
      .executeTakeFirst();
    const { numInsertedOrUpdatedRows: added = 0n } = await this.db
      .insertInto('bank_accounts')
      .values({ id, bank, number, cci, holder, ruc, position: (last?.position ?? 0) + 1, retired: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added > 0n;
  }

  async retire(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('bank_accounts')
      .set({ retired: 1 })
      .where('id', '=', id)
      .where('retired', '=', 0)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function accountOf({ id, bank, number, cci, holder, ruc }: Selectable<BankAccountsTable>): BankAccount {
  return { id, bank, number, cci, holder, ruc };
}
