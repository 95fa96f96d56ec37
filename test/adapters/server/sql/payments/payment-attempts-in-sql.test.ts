import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { paymentAttemptsContract } from '#test/ports/payments/payment-attempts.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

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
