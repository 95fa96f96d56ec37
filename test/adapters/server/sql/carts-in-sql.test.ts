import { CartsInSql } from '#adapters/server/sql/carts-in-sql.ts';
import { cartsContract } from '#test/ports/carts.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertProduct, insertUser } from '#test/support/rows.ts';

eachDatabase('CartsInSql', (database) => {
  cartsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    return new CartsInSql(db);
  });
});
