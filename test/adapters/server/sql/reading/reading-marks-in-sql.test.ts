import { ReadingMarksInSql } from '#adapters/server/sql/reading/reading-marks-in-sql.ts';
import { readingMarksContract } from '#test/ports/reading/reading-marks.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ReadingMarksInSql', (database) => {
  readingMarksContract(async () => {
    const { db } = database();
    await insertProduct(db, 30);
    for (const id of ['ana', 'beto']) await insertUser(db, id);
    return new ReadingMarksInSql(db);
  });
});
