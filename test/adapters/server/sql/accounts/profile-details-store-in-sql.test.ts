import { ProfileDetailsStoreInSql } from '#adapters/server/sql/accounts/profile-details-store-in-sql.ts';
import { profileDetailsStoreContract } from '#test/ports/accounts/profile-details-store.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ProfileDetailsStoreInSql', (database) => {
  profileDetailsStoreContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new ProfileDetailsStoreInSql(database().db);
  });
});
