import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { OfficeLogInSql } from '#adapters/server/sql/office/office-log-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { officeLogContract } from '#test/ports/office/office-log.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aBankAccount, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

eachDatabase('OfficeLogInSql', (database) => {
  officeLogContract(async () => {
    const { db } = database();
    await new AccountsInSql(db).add(aUser('ana'), '');
    await insertProduct(db, 10);
    await new OrdersInSql(db).add(anOrder('order-1', 7));
    await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
    await new VouchersInSql(db).add(aVoucher('v7'));
    await new SurplusPaymentsInSql(db).add(aSurplus('s7', { source: { kind: 'voucher', id: 'v7' } }));
    return new OfficeLogInSql(db);
  });

  test('a line is never changed, and is gone with the transaction that wrote it', async () => {
    const world = await testSchool({ database: database() });
    const ana = await world.addUser();
    const note = (journal: OfficeJournal) =>
      journal.note(ana, 'review-hidden', 'r1', { state: 'shown' }, { state: 'hidden' });
    await world.school.write(OfficeJournal, note);
    const change = world.db.updateTable('office_log').set({ by_account: null }).execute();
    await expect(change).rejects.toThrow('append-only');
    const undone = world.school.write(OfficeJournal, async (journal) => {
      await note(journal);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await new OfficeLogInSql(world.db).list(null, 10)).toHaveLength(1);
  });
});
