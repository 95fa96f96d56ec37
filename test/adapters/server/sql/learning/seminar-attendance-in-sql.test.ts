import { SeminarAttendanceInSql } from '#adapters/server/sql/learning/seminar-attendance-in-sql.ts';
import { SeminarSessionsInSql } from '#adapters/server/sql/learning/seminar-sessions-in-sql.ts';
import { seminarAttendanceContract } from '#test/ports/learning/seminar-attendance.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('SeminarAttendanceInSql', (database) => {
  seminarAttendanceContract(async () => {
    const { db } = database();
    await insertProduct(db, 1, { kind: 'seminar' });
    await new SeminarSessionsInSql(db).write(1, [heldAt('a')], null, new Date('2026-03-10T15:00:00.000Z'));
    for (const id of ['ana', 'luis', 'eva']) await insertUser(db, id);
    for (const id of ['ana', 'luis']) await insertGrant(db, id, 1);
    return new SeminarAttendanceInSql(db);
  });
});
