import { ReadingPlacesInSql } from '#adapters/server/sql/reading/reading-places-in-sql.ts';
import { readingPlacesContract } from '#test/ports/reading/reading-places.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ReadingPlacesInSql', (database) => {
  readingPlacesContract(async () => {
    const { db } = database();
    await insertProduct(db, 30);
    for (const id of ['ana', 'beto']) await insertUser(db, id);
    return new ReadingPlacesInSql(db);
  });
});
