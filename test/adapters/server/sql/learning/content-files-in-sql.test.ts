import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { ContentFilesInSql } from '#adapters/server/sql/learning/content-files-in-sql.ts';
import { contentFilesContract } from '#test/ports/learning/content-files.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { insertStudyContent, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

eachDatabase('ContentFilesInSql', (database) => {
  contentFilesContract(async () => {
    const { db } = database();
    await new AccountsInSql(db).add(aUser('ana'), '');
    await insertStudyContent(db, studyContent(), studyMedia);
    await insertProduct(db, 11, { slug: 'otro', title: 'Otro' });
    return new ContentFilesInSql(db);
  });
});
