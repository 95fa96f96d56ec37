import { CartsInSql } from '#adapters/server/sql/cart/carts-in-sql.ts';
import { cartsContract } from '#test/ports/cart/carts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('CartsInSql', (database) => {
  cartsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    return new CartsInSql(db);
  });
});
