import { expect, test } from 'vitest';
import sharp from 'sharp';
import type { ExamsContent } from '#domain/exams/exams-content.ts';
import { giftOf } from '#domain/exams/files/gift-writer.ts';
import { courseWithExams, fourQuestions, rightAnswers } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant } from '#test/support/shared/rows.ts';

const base = '/api/v1/staff/products/10';

/** A course with exams, an editor at work on it, and a student who owns it. */
async function office() {
  const school = await testSchool();
  const { app, db, addUser, signIn } = school;
  await insertContents(db, [courseWithExams]);
  const [editor, student] = [await addUser({}, ['editor']), await addUser()];
  await insertGrant(db, student, 10);
  const call = async (who: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: await signIn(who), ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as never };
  };
  const send = async (url: string, field: string, name: string, content: Buffer | string) => {
    const boundary = 'frontera';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { ...(await signIn(editor)), 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await app.inject({ method: 'POST', url: base + url, headers, payload });
    return { status: answer.statusCode, body: answer.json() as never };
  };
  return { ...school, editor, student, call, send };
}

test('the exams of a product are edited, published in the middle of an attempt that keeps its own, and say how questions do', async () => {
  const { editor, student, call, db } = await office();
  const { body: begun } = await call(student, 'POST', '/api/v1/exam-attempts', { examId: 1 });
  const { content } = (await call(editor, 'GET', `${base}/parts/exams`)).body as { content: ExamsContent };
  const exams = content.exams.map((exam) =>
    exam.id === 1
      ? { ...exam, passMark: '20', questions: exam.questions.slice(1) }
      : exam.id === 2
        ? { ...exam, id: 'copia', questions: [{ ...exam.questions[0], id: 'nueva' }] }
        : exam,
  );
  const kept = await call(editor, 'PUT', `${base}/parts/exams`, { content: { exams }, fromRevision: 0 });
  expect(kept).toMatchObject({ status: 200, body: { revision: 1, lacks: [] } });
  const product = (await call(editor, 'GET', base)).body as {
    mark: string;
    effects: string[];
    lacks: { part: string }[];
  };
  expect(product.effects).toEqual([expect.stringContaining('Un intento está abierto en «Examen general»')]);
  // Another of its parts is not as whole as publishing wants it in these builders: the exams are.
  expect(product.lacks.filter(({ part }) => part === 'exams')).toEqual([]);
  expect(await call(editor, 'GET', `${base}/exam-figures`)).toMatchObject({
    status: 200,
    body: {
      modules: courseWithExams.modules,
      figures: expect.arrayContaining([expect.objectContaining({ id: 1, asked: 0 })]),
    },
  });
  const submit = { examen: toWire(rightAnswers), intento: (begun as { id: string }).id, idtaller: 10, idexamen: 1 };
  expect(await call(student, 'POST', '/talleres/respuestas', submit)).toMatchObject({ body: { notaFinal: '20.0' } });
  const { figures } = (await call(editor, 'GET', `${base}/exam-figures`)).body as { figures: { id: number }[] };
  expect(figures.find(({ id }) => id === 1)).toMatchObject({
    asked: 1,
    difficulty: 1,
    isBad: false,
    answers: [{ answer: 'Alternativa a', count: 1, right: true }, {}, {}, {}],
  });
  expect(await db.selectFrom('exams').select('id').orderBy('id').execute()).toHaveLength(3);
});

test('a file of questions is read whole or not at all, and keeps nothing', async () => {
  const { send } = await office();
  const drafts = fourQuestions.map(({ id: _, ...draft }) => draft);
  const read = await send('/question-files', 'archivo', 'banco.txt', giftOf(drafts));
  expect(read).toMatchObject({ status: 200, body: { count: 0, faults: [] } });
  expect((read.body as { questions: object[] }).questions).toHaveLength(4);
  expect(
    await send('/question-files', 'archivo', 'banco.CSV', 'tipo,pregunta,alternativa_1\ntexto,¿Cuál?,uno\n'),
  ).toMatchObject({
    body: { questions: [{ kind: 'short-text', key: ['uno'] }], count: 0 },
  });
  const faulty = await send('/question-files', 'archivo', 'banco.gift', `${giftOf(drafts)}\nSin respuestas`);
  expect(faulty).toMatchObject({
    status: 200,
    body: { questions: [], count: 1, faults: [{ line: expect.any(Number) }] },
  });
  const many = await send('/question-files', 'archivo', 'banco.txt', 'Es así {T}\n\n'.repeat(10_000));
  expect(many).toMatchObject({
    body: { questions: [], faults: [{ text: expect.stringContaining('10000 preguntas') }] },
  });
  expect(await send('/question-files', 'archivo', 'banco.txt', Buffer.from('Ñandú {T}', 'latin1'))).toMatchObject({
    body: { faults: [{ text: expect.stringContaining('UTF-8') }] },
  });
  expect(await send('/question-files', 'archivo', 'banco.txt', '')).toMatchObject({
    body: { faults: [{ text: expect.stringContaining('no tiene preguntas') }] },
  });
});

test('a picture is of the product that it was sent for, and no other file can be named in its place', async () => {
  const { send, call, editor } = await office();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const kept = await send('/question-pictures', 'imagen', 'cuadro.png', png);
  const { source } = kept.body as { source: string };
  expect(source).toMatch(/^preguntas\/10\/[\w-]+\.webp$/);
  expect(await call(editor, 'GET', `${base}/question-pictures?source=${source}`)).toMatchObject({
    status: 200,
    body: { address: expect.stringContaining(source) },
  });
  for (const other of ['constancias/x.webp', 'preguntas/11/x.webp', 'preguntas/10/../../constancias/x.webp']) {
    const found = await call(editor, 'GET', `${base}/question-pictures?source=${encodeURIComponent(other)}`);
    expect(found).toMatchObject({ status: 404, body: { kind: 'picture-not-found' } });
    const { content } = (await call(editor, 'GET', `${base}/parts/exams`)).body as { content: ExamsContent };
    const exams = content.exams.map((exam) => ({
      ...exam,
      questions: exam.questions.map((question) => ({ ...question, image: { source: other, text: 'Un cuadro' } })),
    }));
    const { revision } = (await call(editor, 'GET', `${base}/parts/exams`)).body as { revision: number };
    const said = await call(editor, 'PUT', `${base}/parts/exams`, { content: { exams }, fromRevision: revision });
    expect((said.body as { lacks: object[] }).lacks).toContainEqual(
      expect.objectContaining({ field: 'pregunta-1-image', hinders: true }),
    );
  }
  expect(await send('/question-pictures', 'imagen', 'cuadro.png', 'no es una imagen')).toMatchObject({ status: 415 });
});

test('a bank larger than other calls may be is kept', async () => {
  const { call, editor } = await office();
  const { content } = (await call(editor, 'GET', `${base}/parts/exams`)).body as { content: ExamsContent };
  const [exam] = content.exams;
  const [question] = exam?.questions ?? [];
  const questions = Array.from({ length: 1000 }, (_, index) => ({
    ...question,
    id: `n${index}`,
    reason: 'x'.repeat(500),
  }));
  const saved = { content: { exams: [{ ...exam, questions }] }, fromRevision: 0 };
  expect((await call(editor, 'PUT', `${base}/parts/exams`, saved)).status).toBe(200);
});

function toWire(answers: Readonly<Record<string, readonly string[]>>): object[] {
  return Object.entries(answers).map(([id, respuesta]) => ({ id: Number(id), respuesta }));
}
