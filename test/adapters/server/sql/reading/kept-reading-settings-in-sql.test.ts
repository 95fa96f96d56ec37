import { KeptReadingSettingsInSql } from '#adapters/server/sql/reading/kept-reading-settings-in-sql.ts';
import { keptReadingSettingsContract } from '#test/ports/reading/kept-reading-settings.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('KeptReadingSettingsInSql', (database) => {
  keptReadingSettingsContract(async () => {
    const { db } = database();
    for (const id of ['ana', 'beto']) await insertUser(db, id);
    return new KeptReadingSettingsInSql(db);
  });
});
