import { CourseContentsInSql } from '#adapters/server/sql/learning/course-contents-in-sql.ts';
import { courseContentsContract } from '#test/ports/learning/course-contents.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertStudyContent } from '#test/support/learning/study-builders.ts';

eachDatabase('CourseContentsInSql', (database) => {
  courseContentsContract(async (contents, media) => {
    const { db } = database();
    for (const content of contents) await insertStudyContent(db, content, media);
    return new CourseContentsInSql(db);
  });
});
