import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { OrdersUnderWayInSql } from '#adapters/server/sql/orders/orders-under-way-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { ordersUnderWayContract } from '#test/ports/orders/orders-under-way.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('OrdersUnderWayInSql', (database) => {
  ordersUnderWayContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis', 'teresa']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    await orders.add(anOrder('order-3', 3, { userId: 'luis' }));
    await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
    const [attempts, vouchers] = [new PaymentAttemptsInSql(db), new VouchersInSql(db)];
    return { orders, attempts, vouchers, underWay: new OrdersUnderWayInSql(db) };
  });
});
