import { SavedProductsInSql } from '#adapters/server/sql/home/saved-products-in-sql.ts';
import { savedProductsContract } from '#test/ports/home/saved-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('SavedProductsInSql', (database) => {
  savedProductsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [1, 2, 3]) await insertProduct(db, product);
    return new SavedProductsInSql(db);
  });
});
