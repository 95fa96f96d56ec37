import { SeminarScheduleInSql } from '#adapters/server/sql/learning/seminar-schedule-in-sql.ts';
import { seminarScheduleContract, seminarsOfContract } from '#test/ports/learning/seminar-schedule.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyClass, studyContent } from '#test/support/learning/study-builders.ts';

eachDatabase('SeminarScheduleInSql', (database) => {
  seminarScheduleContract(async () => {
    const { db } = database();
    for (const table of ['seminar_rooms', 'classes', 'modules', 'products'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const { id, slug, title, startsAt, endsAt, modality, coverFile, topics, isRecorded } of seminarsOfContract) {
      const classes = isRecorded ? [studyClass(1)] : [];
      const modules = isRecorded ? [{ id: 10, title: 'Grabación', summary: '', classes }] : [];
      await insertStudyContent(db, studyContent({ productId: id, slug, title, kind: 'seminar', modules }), new Map(), {
        starts_at: startsAt?.toISOString() ?? null,
        ends_at: endsAt?.toISOString() ?? null,
        modality,
        cover_file: coverFile,
        syllabus: JSON.stringify(topics),
      });
    }
    await insertProduct(db, 9);
    return new SeminarScheduleInSql(db);
  });
});
