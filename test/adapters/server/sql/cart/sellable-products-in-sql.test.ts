import { SellableProductsInSql } from '#adapters/server/sql/cart/sellable-products-in-sql.ts';
import { sellableProductsContract } from '#test/ports/cart/sellable-products.ts';
import { insertSellables } from '#test/support/cart/offer-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('SellableProductsInSql', (database) => {
  sellableProductsContract(async () => {
    await insertSellables(database().db);
    return new SellableProductsInSql(database().db);
  });
});
