import { ProfileDetailsStoreInSql } from '#adapters/server/sql/profile-details-store-in-sql.ts';
import { profileDetailsStoreContract } from '#test/ports/profile-details-store.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertUser } from '#test/support/rows.ts';

eachDatabase('ProfileDetailsStoreInSql', (database) => {
  profileDetailsStoreContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new ProfileDetailsStoreInSql(database().db);
  });
});
