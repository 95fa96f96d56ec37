import { LastBackupsInSql } from '#adapters/server/sql/office/last-backups-in-sql.ts';
import { lastBackupsContract } from '#test/ports/office/last-backups.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('LastBackupsInSql', (database) => {
  lastBackupsContract(async (told) => {
    const { db } = database();
    if (told !== null) {
      const { endedAt, bytes } = told;
      await db.insertInto('last_backups').values({ place: 1, ended_at: endedAt.toISOString(), bytes }).execute();
    }
    return new LastBackupsInSql(db);
  });
});
