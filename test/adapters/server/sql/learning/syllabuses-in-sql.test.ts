import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { SyllabusesInSql } from '#adapters/server/sql/learning/syllabuses-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { newProgress } from '#domain/learning/progress.ts';
import { syllabusClass, syllabusesContract } from '#test/ports/learning/syllabuses.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { addTeacher } from '#test/support/catalogue/edited-products.ts';
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

  test('a new class is its product’s first teacher’s, and one that a draft knows by its text is not lost to whoever began it', async () => {
    const syllabuses = await syllabusesOn(database());
    const teacher = await addTeacher(database().db, [11], null);
    const module = { id: 'modulo', title: 'Uno', summary: '', classes: [syllabusClass({ id: 'borrador' })] };
    const draft = { modules: [module], materials: [] };
    await syllabuses.write(11, draft, new Map(), new Map());
    const classId = Number((await syllabuses.read(11)).modules[0]?.classes[0]?.id);
    const written = database().db.selectFrom('classes').select('staff_id').where('id', '=', classId);
    expect(await written.executeTakeFirst()).toEqual({ staff_id: teacher });
    await new ProgressRecordsInSql(database().db).save('ana', { classId, productId: 11 }, newProgress(at('10:00')));
    expect(await syllabuses.lossesOf(11, draft)).toEqual({ begun: [], examined: [] });
    const without = { modules: [{ ...module, classes: [] }], materials: [] };
    expect((await syllabuses.lossesOf(11, without)).begun).toEqual([{ title: 'Clase nueva', students: 1 }]);
  });
});

onPostgres('SyllabusesInSql under a race', (database) => {
  test('two products that are published at once are given numbers of their own', async () => {
    await syllabusesOn(database());
    const { db } = database();
    for (let round = 0; round < 6; round += 1) {
      const module = { id: `a${round}`, title: 'A', summary: '', classes: [syllabusClass({ id: `c${round}` })] };
      await Promise.all(
        [10, 11].map((id) =>
          db.transaction().execute(async (transaction) => {
            const { modules } = await new SyllabusesInSql(transaction).read(id);
            const all = { modules: [...modules, module], materials: [] };
            await new SyllabusesInSql(transaction).write(id, all, new Map(), new Map());
          }),
        ),
      );
    }
    const rows = await db.selectFrom('modules').select('id').execute();
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([14, 14]);
  });
});
