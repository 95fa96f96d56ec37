import { GrantsInSql } from '#adapters/server/sql/grants-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders-in-sql.ts';
import { grantsContract } from '#test/ports/grants.ts';
import { anOrder } from '#test/support/buying-builders.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertProduct, insertUser } from '#test/support/rows.ts';

eachDatabase('GrantsInSql', (database) => {
  grantsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    return new GrantsInSql(db);
  });
});
