import { LivePricesInSql } from '#adapters/server/sql/office/products/live-prices-in-sql.ts';
import { livePricesContract } from '#test/ports/office/live-parts.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('LivePricesInSql', (database) => {
  livePricesContract(async () => {
    const { db } = database();
    return { prices: new LivePricesInSql(db), id: await addProduct(db) };
  });
});
