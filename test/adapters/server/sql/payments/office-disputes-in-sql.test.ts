import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { OfficeDisputesInSql } from '#adapters/server/sql/payments/office-disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { officeDisputesContract } from '#test/ports/payments/office-disputes.ts';
import { anAttempt, later } from '#test/support/orders/buying-builders.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { anOrderOfTwo } from '#test/support/payments/refunding-in-memory.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('OfficeDisputesInSql', (database) => {
  officeDisputesContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    await new OrdersInSql(db).add(anOrderOfTwo());
    await new PaymentAttemptsInSql(db).add(anAttempt('attempt-1', 'order-1', { amount: money(17_700) }));
    const disputes = new DisputesInSql(db);
    await disputes.add(aDispute('d1'));
    await disputes.add(aDispute('d2', { number: 2, answerBy: '2026-03-18' as PlainDate }));
    await disputes.add(aDispute('d3', { number: 3, state: 'answered' }));
    await disputes.add(aDispute('d4', { number: 4, state: 'won', updatedAt: later(1) }));
    await disputes.add(aDispute('d5', { number: 5, state: 'lost', updatedAt: later(2) }));
    return new OfficeDisputesInSql(db);
  });
});
