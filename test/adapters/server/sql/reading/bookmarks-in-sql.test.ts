import { BookmarksInSql } from '#adapters/server/sql/reading/bookmarks-in-sql.ts';
import { bookmarksContract } from '#test/ports/reading/bookmarks.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('BookmarksInSql', (database) => {
  bookmarksContract(async () => {
    const { db } = database();
    await insertProduct(db, 30);
    for (const id of ['ana', 'beto']) await insertUser(db, id);
    return new BookmarksInSql(db);
  });
});
