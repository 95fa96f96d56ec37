import { expect, test } from 'vitest';
import type { OpenPart } from '#application/server/office/products/edit-part.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { newProgress } from '#domain/learning/progress.ts';
import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';
import { syllabusClass } from '#test/ports/learning/syllabuses.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import { insertStudyContent, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('what students began is told before it goes, and a module with an exam stays', async () => {
  const world = await testSchool();
  const { db } = world;
  await insertStudyContent(db, studyContent(), studyMedia);
  const student = await world.addUser();
  await new ProgressRecordsInSql(db).save(student, { classId: 3, productId: 10 }, newProgress(at('10:00')));
  const rules = { pass_mark: 140, attempts_a_day: 3, minutes: 20, draws: null };
  await db
    .insertInto('exams')
    .values({ id: 1, product_id: 10, module_id: 101, title: 'Examen', ...rules })
    .execute();
  const editor = await new Shopper(world).signIn(await world.addUser({}, ['editor']));
  const own = '/api/v1/staff/products/10';
  const read = async () =>
    (await editor.call('GET', `${own}/parts/syllabus`)).json<OpenPart & { content: SyllabusContent }>();
  const { content, revision } = await read();
  const [first, second] = content.modules;
  if (first === undefined || second === undefined) throw new Error('two modules');
  const keep = async (modules: SyllabusContent['modules'], fromRevision: number) =>
    (
      await editor.call('PUT', `${own}/parts/syllabus`, { content: { ...content, modules }, fromRevision })
    ).json<OpenPart>();

  const { lacks } = await keep([second], revision);
  expect(lacks.filter(({ hinders }) => hinders).map(({ text }) => text)).toEqual([
    'Quitaste el módulo «El contrato», que tiene un examen: elimina primero el examen y publica.',
  ]);
  const added = syllabusClass({ id: 'nueva', title: 'Nueva', kind: 'reading', text: 'Lee.' });
  await keep([{ ...first, classes: [...first.classes, added] }], revision + 1);
  const plan = (await editor.call('GET', own)).json<{ effects: string[] }>();
  expect(plan.effects).toEqual([
    'Se quita la clase «Clase 3», que un estudiante empezó: lo que avanzaron en ella se borra.',
  ]);
});
