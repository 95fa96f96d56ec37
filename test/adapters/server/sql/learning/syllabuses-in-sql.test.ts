import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { SyllabusesInSql } from '#adapters/server/sql/learning/syllabuses-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { newProgress } from '#domain/learning/progress.ts';
import { syllabusClass, syllabusesContract } from '#test/ports/learning/syllabuses.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { insertStudyContent, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

async function syllabusesOn({ db }: OpenDatabase): Promise<SyllabusesInSql> {
  await insertStudyContent(db, studyContent(), studyMedia);
  await insertProduct(db, 11, { slug: 'vacio', title: 'Vacío', kind: 'course', status: 'draft' });
  for (const id of ['ana', 'luis']) {
    await new AccountsInSql(db).add(aUser(id), '');
    await new ProgressRecordsInSql(db).save(id, { classId: 3, productId: 10 }, newProgress(at('10:00')));
  }
  const exam = {
    id: 1,
    product_id: 10,
    module_id: 101,
    title: 'Examen',
    pass_mark: 140,
    attempts_a_day: 3,
    minutes: 20,
  };
  await db
    .insertInto('exams')
    .values({ ...exam, draws: null })
    .execute();
  return new SyllabusesInSql(db);
}

eachDatabase('SyllabusesInSql', (database) => {
  syllabusesContract(() => syllabusesOn(database()));

  test('what students did in a class that stays is there after it was moved; in one that has gone it is not', async () => {
    const syllabuses = await syllabusesOn(database());
    const { modules } = await syllabuses.read(10);
    const [first, second] = modules;
    const moved = { ...first, id: 101, title: 'Uno', summary: '', classes: second?.classes ?? [] };
    await syllabuses.write(10, { modules: [moved], materials: [] }, new Map(), new Map());
    const progress = new ProgressRecordsInSql(database().db);
    expect([...(await progress.ofProduct('ana', 10)).keys()]).toEqual([3]);
    await syllabuses.write(10, { modules: [{ ...moved, classes: [] }], materials: [] }, new Map(), new Map());
    expect([...(await progress.ofProduct('ana', 10)).keys()]).toEqual([]);
  });
});

onPostgres('SyllabusesInSql under a race', (database) => {
  test('two products that are published at once are given numbers of their own', async () => {
    await syllabusesOn(database());
    const { db } = database();
    const content = { modules: [{ id: 'a', title: 'A', summary: '', classes: [syllabusClass()] }], materials: [] };
    await Promise.all(
      [10, 11].map((id) =>
        db.transaction().execute(async (transaction) => {
          const { modules } = await new SyllabusesInSql(transaction).read(id);
          const all = { modules: [...modules, ...content.modules], materials: [] };
          await new SyllabusesInSql(transaction).write(id, all, new Map(), new Map());
        }),
      ),
    );
    const rows = await db.selectFrom('modules').select('id').execute();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
