import { SellersInSql } from '#adapters/server/sql/sellers-in-sql.ts';
import { sellersContract } from '#test/ports/sellers.ts';
import { insertSellers } from '#test/support/catalogue-rows.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('SellersInSql', (database) => {
  sellersContract(async (given) => {
    await insertSellers(database().db, given);
    return new SellersInSql(database().db);
  });
});
