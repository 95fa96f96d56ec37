import { expect, test } from 'vitest';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { MovedProgressRecordsInSql } from '#adapters/server/sql/office/moved-progress-records-in-sql.ts';
import { movedProgressRecordsContract } from '#test/ports/office/moved-progress-records.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('MovedProgressRecordsInSql', (database) => {
  const make = async () => {
    const { db } = database();
    for (const id of ['ana', 'luis']) await insertUser(db, id);
    await insertStudyContent(db, studyContent());
    return new MovedProgressRecordsInSql(db);
  };
  movedProgressRecordsContract(make);

  test('leaves what was watched, and what is done already, as it is', async () => {
    const moved = await make();
    const progress = new ProgressRecordsInSql(database().db);
    const watched = {
      positionSeconds: 12,
      watched: [[0, 12]] as const,
      completedAt: null,
      updatedAt: at('08:00'),
      countsFrom: at('08:00'),
    };
    await progress.save('ana', { classId: 1, productId: 10 }, watched);
    await progress.save('ana', { classId: 2, productId: 10 }, { ...watched, completedAt: at('08:30') });
    const doneAt = at('10:00');
    await moved.complete([1, 2].map((classId) => ({ userId: 'ana', productId: 10, classId, doneAt })));
    const of = await progress.ofProduct('ana', 10);
    expect(of.get(1)).toEqual({ ...watched, completedAt: doneAt });
    expect(of.get(2)).toEqual({ ...watched, completedAt: at('08:30') });
  });
});
