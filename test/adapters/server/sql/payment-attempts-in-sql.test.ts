import { OrdersInSql } from '#adapters/server/sql/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payment-attempts-in-sql.ts';
import { paymentAttemptsContract } from '#test/ports/payment-attempts.ts';
import { anOrder } from '#test/support/buying-builders.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertProduct, insertUser } from '#test/support/rows.ts';

eachDatabase('PaymentAttemptsInSql', (database) => {
  paymentAttemptsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    await orders.add(anOrder('order-1', 1));
    await orders.add(anOrder('order-2', 2, { userId: 'luis' }));
    return new PaymentAttemptsInSql(db);
  });
});
