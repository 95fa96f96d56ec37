import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { refundsContract } from '#test/ports/payments/refunds.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('RefundsInSql', (database) => {
  refundsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2, 3]) await orders.add(anOrder(`order-${number}`, number));
    await new PaymentAttemptsInSql(db).add(anAttempt('attempt-1', 'order-1'));
    await new DisputesInSql(db).add(aDispute('d1'));
    return new RefundsInSql(db);
  });
});
