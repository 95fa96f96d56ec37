import { AdvertisementsInSql } from '#adapters/server/sql/catalogue/advertisements-in-sql.ts';
import { advertisementsContract } from '#test/ports/catalogue/advertisements.ts';
import { insertCampaigns } from '#test/support/catalogue/catalogue-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('AdvertisementsInSql', (database) => {
  advertisementsContract(async (given) => {
    await insertCampaigns(database().db, given);
    return new AdvertisementsInSql(database().db);
  });
});
