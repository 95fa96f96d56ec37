import { expect, test } from 'vitest';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { aSurplus, surplusPaymentsContract } from '#test/ports/payments/surplus-payments.ts';
import { anAttempt, anOrder, later } from '#test/support/orders/buying-builders.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { aBankAccount, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function filled({ db }: OpenDatabase): Promise<SurplusPaymentsInSql> {
  for (const user of ['ana', 'teresa']) {
    await insertUser(db, user, { given_names: 'Ana', paternal_surname: 'Quispe', maternal_surname: 'Rojas' });
  }
  await insertProduct(db, 10);
  for (const number of [1, 2]) await new OrdersInSql(db).add(anOrder(`order-${number}`, number));
  await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
  const attempts = new PaymentAttemptsInSql(db);
  for (const id of ['attempt-1', 'attempt-2']) await attempts.add(anAttempt(id, 'order-1'));
  await attempts.add(anAttempt('attempt-3', 'order-1', { code: { number: '13642010', until: later(60) } }));
  await new VouchersInSql(db).add(aVoucher('v1', { orderId: 'order-2' }));
  return new SurplusPaymentsInSql(db);
}

eachDatabase('SurplusPaymentsInSql', (database) => {
  surplusPaymentsContract(() => filled(database()));

  test('tells by which dispute its bank wants one back, as long as it is not decided', async () => {
    const surplus = await filled(database());
    await surplus.add(aSurplus('s1'));
    await insertUser(database().db, 'luis');
    const disputes = new DisputesInSql(database().db);
    const dispute = aDispute('d1', { number: 7, surplusId: 's1' });
    await disputes.add(dispute);
    expect(await surplus.list('open', 9)).toMatchObject([{ id: 's1', dispute: 7 }]);
    await expect(disputes.add(aDispute('d2', { number: 8, surplusId: 's1' }))).rejects.toThrow(/unique/i);
    await disputes.move({ ...dispute, state: 'won' }, 'open');
    expect(await surplus.list('open', 9)).toMatchObject([{ id: 's1', dispute: null }]);
  });
});

onPostgres('SurplusPaymentsInSql under a race', (database) => {
  test('the money of one attempt told by many at once is kept once, and given back once', async () => {
    const surplus = await filled(database());
    const kept = await Promise.all(Array.from({ length: 10 }, (_, index) => surplus.add(aSurplus(`s${index}`))));
    expect(kept.filter(Boolean)).toHaveLength(1);
    const id = `s${kept.indexOf(true)}`;
    const given = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        surplus.giveBack(id, { by: 'teresa', at: later(1), note: String(index) }),
      ),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
  });
});
