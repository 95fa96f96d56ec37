import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { GatewaySettlementsInSql } from '#adapters/server/sql/receipts/settlements/gateway-settlements-in-sql.ts';
import { gatewaySettlementsContract } from '#test/ports/receipts/settlements/gateway-settlements.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('GatewaySettlementsInSql', (database) => {
  gatewaySettlementsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    const attempts = new PaymentAttemptsInSql(db);
    await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'paid', transactionId: 'trx-1' }));
    await attempts.add(anAttempt('attempt-2', 'order-2', { state: 'refused' }));
    await new RefundsInSql(db).add(aRefund('refund-1', { state: 'done', amount: soles('18.00') }));
    return new GatewaySettlementsInSql(db);
  });
});
