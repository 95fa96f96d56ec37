import type { Kysely } from 'kysely';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { OrderNoticesInSql } from '#adapters/server/sql/orders/order-notices-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { SettingsVersionsInSql } from '#adapters/server/sql/settings/settings-versions-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { fullName } from '#domain/accounts/user.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';

const holder = { holder: initialProvider.name, ruc: initialProvider.ruc };

/** Nobody's accounts: real banks, invented numbers. */
const bankAccounts: readonly BankAccount[] = [
  { id: 'bcp-soles', bank: 'BCP', number: '191-2345678-0-13', cci: '00219100234567801351', ...holder },
  { id: 'bbva-soles', bank: 'BBVA', number: '0011-0234-0200567890', cci: '01123400020056789025', ...holder },
  { id: 'interbank-soles', bank: 'Interbank', number: '200-3001234567', cci: '00320000300123456731', ...holder },
];

/** The school's bank accounts, and a deposit of the student that waits for somebody to look at it. */
export async function addDemoDeposit(db: Kysely<SchoolDatabase>, start: DayOfStart, orderId: string): Promise<void> {
  const banks = new BankAccountsInSql(db);
  await banks.offer(bankAccounts);
  const accounts = bankAccounts.map(({ bank, number, cci, holder: of, ruc }) => ({
    bank,
    number,
    cci,
    holder: of,
    ruc,
  }));
  const content = { ...settingsParts.deposits.initial, accounts };
  const said = { name: 'deposits', number: 1, content, at: new Date(start.after(-30)), by: null } as const;
  await new SettingsVersionsInSql(db).add(said);
  const { student } = demoAccounts;
  const [sentAt, paidAt] = [new Date(start.after(-1)), new Date(start.after(-2))];
  const order = await new OrdersInSql(db).find(orderId);
  if (order === null) throw new Error('The demo order of the deposit is missing');
  const amount = order.snapshot.totals.net;
  await new VouchersInSql(db).add({
    id: '5f0a6c1e-4001-4c58-9a11-e5c0e1a00001',
    orderId,
    userId: student.id,
    bankAccountId: 'bcp-soles',
    bank: 'BCP',
    operationNumber: '004581207',
    paidOn: limaDay(paidAt),
    amount,
    payerName: fullName(student),
    // The picture is named by the amount that it says.
    file: { key: `constancias/deposito-${amount}-centimos.webp`, mediaType: 'image/webp' },
    state: 'sent',
    sentAt,
    decision: null,
  });
  await new OrderNoticesInSql(db).add({
    id: '5f0a6c1e-4002-4c58-9a11-e5c0e1a00002',
    orderId,
    userId: student.id,
    kind: 'voucher-received',
    text: '',
    at: sentAt,
    seenAt: null,
  });
}
