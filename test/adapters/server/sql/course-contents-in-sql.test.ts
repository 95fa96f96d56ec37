import { CourseContentsInSql } from '#adapters/server/sql/course-contents-in-sql.ts';
import { courseContentsContract } from '#test/ports/course-contents.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertStudyContent } from '#test/support/study-builders.ts';

eachDatabase('CourseContentsInSql', (database) => {
  courseContentsContract(async (contents, matters) => {
    const { db } = database();
    for (const content of contents) await insertStudyContent(db, content, matters);
    return new CourseContentsInSql(db);
  });
});
