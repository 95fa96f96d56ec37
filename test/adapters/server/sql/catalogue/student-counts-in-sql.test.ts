import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';
import { StudentCountsInSql } from '#adapters/server/sql/catalogue/student-counts-in-sql.ts';
import { studentCountsContract } from '#test/ports/catalogue/student-counts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('StudentCountsInSql', (database) => {
  studentCountsContract(async () => {
    const { db } = database();
    for (const id of [1, 2]) await insertProduct(db, id);
    for (const id of ['ana', 'luis']) await insertUser(db, id);
    const products = new ProductsInSql(db);
    let grants = 0;
    return {
      counts: new StudentCountsInSql(db),
      async grant(productId, userId) {
        grants += 1;
        await db
          .insertInto('grants')
          .values({
            id: `grant-${grants}`,
            user_id: userId,
            product_id: productId,
            source: 'staff',
            order_id: null,
            plan_id: null,
            granted_at: '2026-03-01T12:00:00.000Z',
            ends_at: null,
          })
          .execute();
      },
      async takeBack(productId, userId) {
        await db.deleteFrom('grants').where('product_id', '=', productId).where('user_id', '=', userId).execute();
      },
      async told(productId) {
        return (await products.findBySlug(`curso-${productId}`))?.students ?? 0;
      },
    };
  });
});
