import { expect, test } from 'vitest';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { progressRecordsContract } from '#test/ports/learning/progress-records.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyClass, studyContent } from '#test/support/learning/study-builders.ts';

const other = studyContent({
  productId: 11,
  slug: 'otro',
  modules: [{ id: 110, title: 'Único', summary: '', classes: [studyClass(9)] }],
});

eachDatabase('ProgressRecordsInSql', (database) => {
  progressRecordsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const content of [studyContent(), other]) await insertStudyContent(db, content);
    return new ProgressRecordsInSql(db);
  });
});

onPostgres('ProgressRecordsInSql under a race', (database) => {
  test('whoever locks a clock keeps the other writers of that student waiting, and no others', async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    const now = new Date('2026-03-10T15:00:00.000Z');
    const order: string[] = [];
    let tellLocked: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      tellLocked = resolve;
    });
    const first = db.transaction().execute(async (transaction) => {
      await new ProgressRecordsInSql(transaction).lockClock('ana', now);
      tellLocked();
      await db.transaction().execute((another) => new ProgressRecordsInSql(another).lockClock('luis', now));
      order.push('luis');
      order.push('first');
    });
    await locked;
    const second = db.transaction().execute(async (transaction) => {
      await new ProgressRecordsInSql(transaction).lockClock('ana', now);
      order.push('second');
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['luis', 'first', 'second']);
  });
});
