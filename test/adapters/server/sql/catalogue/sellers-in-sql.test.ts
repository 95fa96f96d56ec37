import { SellersInSql } from '#adapters/server/sql/catalogue/sellers-in-sql.ts';
import { sellersContract } from '#test/ports/catalogue/sellers.ts';
import { insertSellers } from '#test/support/catalogue/catalogue-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('SellersInSql', (database) => {
  sellersContract(async (given) => {
    await insertSellers(database().db, given);
    return new SellersInSql(database().db);
  });
});
