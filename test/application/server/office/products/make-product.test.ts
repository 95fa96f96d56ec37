import { expect, test } from 'vitest';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import { ExamBanks } from '#application/server/exams/ports/exam-banks.ts';
import { ReadQuestionPicture } from '#application/server/exams/question-pictures.ts';
import { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import { Syllabuses } from '#application/server/learning/ports/syllabuses.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { RetireProduct } from '#application/server/office/products/change-product-state.ts';
import { MakeProduct } from '#application/server/office/products/make-product.ts';
import { PublishProduct } from '#application/server/office/products/publish-product.ts';
import { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import { editedOf, newExam } from '#domain/exams/exams-content.ts';
import { type QuestionDraft, trueFalseOptions } from '#domain/exams/question-draft.ts';
import { syllabusClass } from '#test/ports/learning/syllabuses.ts';
import { boundBook } from '#test/ports/reading/manuscripts.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const questionDraft = (changes: Partial<QuestionDraft> = {}): QuestionDraft => ({
  kind: 'true-false',
  text: '¿Todo contrato obliga?',
  options: trueFalseOptions,
  key: ['a'],
  points: 1,
  reason: '',
  image: null,
  ...changes,
});

test('a copied course has classes and exams of its own that show the same files; what is taken from one stays with the other', async () => {
  const { db, school, clock, addUser } = await testSchool();
  const [from, eva] = [await addProduct(db, { isPublished: false }), await addUser({}, ['editor'])];
  const at = clock.now();
  const sent = { productId: from, mediaType: '', bytes: 9, seconds: 60, by: eva, at };
  const files = school.get(ContentFiles);
  await files.add({ ...sent, key: 'videos/a.mp4', use: 'video' });
  await files.add({ ...sent, key: 'materiales/a.pdf', use: 'material' });
  const picture = `preguntas/${from}/a.webp`;
  const material = { id: 'm', title: 'Hoja', file: 'materiales/a.pdf' };
  const video = syllabusClass({ id: 'v', title: 'Video', video: 'videos/a.mp4', seconds: 60, materials: [material] });
  const reading = syllabusClass({ id: 'l', title: 'Lectura', kind: 'reading', text: 'Lee **bien**.' });
  const module = { id: 'modulo', title: 'El contrato', summary: '', classes: [video, reading] };
  const question = editedOf('q', questionDraft({ image: { source: picture, text: 'Un mapa' } }));
  const exam = { ...newExam('e', 'modulo', 'Del módulo'), questions: [question] };
  const foreign = { ...newExam('f', null, 'General'), questions: [editedOf('q2', questionDraft())] };
  const copies = school.get(WorkingCopies);
  const syllabus = { modules: [module], materials: [] };
  await copies.keep(from, 'syllabus', syllabus, 0, eva, at);
  await copies.keep(from, 'exams', { exams: [exam, foreign] }, 0, eva, at);
  const copy = async () => accepted(await school.write(MakeProduct, (make) => make.copy(from, eva)));
  const publish = async (id: number) =>
    accepted(await school.write(PublishProduct, (use) => use.execute(id, eva, null)));

  // As it is edited, and as it is published: under numbers of its own.
  const early = await copy();
  await publish(from);
  const late = await copy();
  for (const id of [early, late]) await publish(id);
  const taught = async (id: number) => {
    const { modules } = await school.get(Syllabuses).read(id);
    const { exams } = await school.get(ExamBanks).read(id);
    return { modules, exams, ids: modules.flatMap(({ classes }) => classes.map((each) => each.id)) };
  };
  const all = [await taught(from), await taught(early), await taught(late)];
  expect(new Set(all.flatMap(({ ids }) => ids)).size).toBe(6);
  for (const { modules, exams } of all) {
    expect(modules[0]?.classes.map(({ title, video: file, text }) => [title, file, text])).toEqual([
      ['Video', 'videos/a.mp4', ''],
      ['Lectura', null, 'Lee **bien**.'],
    ]);
    expect(modules[0]?.classes[0]?.materials.map(({ file }) => file)).toEqual(['materiales/a.pdf']);
    expect(exams.map(({ moduleId, title, questions }) => [moduleId, title, questions[0]?.image?.source])).toEqual([
      [modules[0]?.id, 'Del módulo', picture],
      [null, 'General', undefined],
    ]);
  }
  expect(accepted(await school.get(ReadQuestionPicture).execute(late, picture))).toBe(picture);
  expect(refused(await school.get(ReadQuestionPicture).execute(late, 'preguntas/999/a.webp')).kind).toBe(
    'picture-not-found',
  );

  // The first one loses its video: the copies show it still, and may name it again.
  const { modules } = all[0] ?? { modules: [] };
  const without = { modules: modules.map((each) => ({ ...each, classes: each.classes.slice(1) })), materials: [] };
  await copies.keep(from, 'syllabus', without, 1, eva, at);
  await publish(from);
  expect((await taught(from)).ids).toHaveLength(1);
  expect((await taught(late)).modules[0]?.classes[0]?.video).toBe('videos/a.mp4');
  expect((await files.ofProduct(late)).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['videos/a.mp4', 'materiales/a.pdf', picture]),
  );
});

test('a copied book has the same texts under addresses of its own', async () => {
  const { db, school } = await testSchool();
  const id = await addProduct(db, { kind: 'book', sku: 'LI-1', slug: 'un-libro', title: 'Un libro' });
  const at = new Date('2026-03-10T15:00:00.000Z');
  await new PublicationsInSql(db).replaceSections(id, boundBook(['Inicio', 0, 'Hola.'], ['Dentro', 1, 'Adiós.']), at);
  const copied = accepted(await school.write(MakeProduct, (make) => make.copy(id, null)));
  accepted(await school.write(PublishProduct, (use) => use.execute(copied, null, null)));
  const manuscripts = school.get(Manuscripts);
  const [before, after] = [await manuscripts.read(id), await manuscripts.read(copied)];
  expect(after).toEqual(before);
  accepted(await school.write(RetireProduct, (retire) => retire.execute(id, null)));
  await new PublicationsInSql(db).replaceSections(id, boundBook(['Otro', 0, 'Otro.']), at);
  const texts = await manuscripts.texts(after.sections.map(({ text }) => text));
  expect([...texts.values()].map(({ plainText }) => plainText).toSorted()).toEqual(['Adiós.', 'Hola.']);
});
