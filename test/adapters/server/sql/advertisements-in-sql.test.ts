import { AdvertisementsInSql } from '#adapters/server/sql/advertisements-in-sql.ts';
import { advertisementsContract } from '#test/ports/advertisements.ts';
import { insertCampaigns } from '#test/support/catalogue-rows.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('AdvertisementsInSql', (database) => {
  advertisementsContract(async (given) => {
    await insertCampaigns(database().db, given);
    return new AdvertisementsInSql(database().db);
  });
});
