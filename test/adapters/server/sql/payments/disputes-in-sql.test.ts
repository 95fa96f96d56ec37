import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { disputesContract } from '#test/ports/payments/disputes.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('DisputesInSql', (database) => {
  disputesContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    await new PaymentAttemptsInSql(db).add(anAttempt('attempt-1', 'order-1'));
    return new DisputesInSql(db);
  });
});
