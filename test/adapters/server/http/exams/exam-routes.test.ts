import { describe, expect, test } from 'vitest';
import { ExamRecordsInSql } from '#adapters/server/sql/exams/exam-records-in-sql.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { courseWithExams, rightAnswers } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchoolOptions } from '#test/support/school/test-school.ts';

const halfRight = { '1': ['a'], '3': ['a', 'c'] };

function toWire(answers: Readonly<Record<string, readonly string[]>>): object[] {
  return Object.entries(answers).map(([id, respuesta]) => ({ id: Number(id), respuesta }));
}

/** A student who owns the course, and the calls she makes. */
async function student(options: TestSchoolOptions = {}) {
  const school = await testSchool(options);
  const { app, db, addUser, signIn } = school;
  await insertContents(db, [courseWithExams]);
  const userId = await addUser();
  await insertGrant(db, userId, 10);
  // A token of its own for each call: an exam lasts longer than a token.
  const get = async (url: string) => app.inject({ method: 'GET', url, headers: await signIn(userId) });
  const post = async (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: await signIn(userId), payload });
  const save = async (id: string, answers: object) => {
    const url = `/api/v1/exam-attempts/${id}/answers`;
    return app.inject({ method: 'PUT', url, headers: await signIn(userId), payload: { answers } });
  };
  const start = async (examId = 1): Promise<string> =>
    (await post('/api/v1/exam-attempts', { examId })).json<{ id: string }>().id;
  const submit = (intento: string, answers: Readonly<Record<string, readonly string[]>>, more: object = {}) =>
    post('/talleres/respuestas', { examen: toWire(answers), intento, idtaller: 10, idexamen: 1, ...more });
  return { ...school, userId, get, post, save, start, submit };
}

test('the calls of section 7 answer at their paths with the fields of EXAM-1', async () => {
  const { get } = await student();
  const general = await get('/talleres/derecho-laboral/preguntas');
  expect(general.statusCode).toBe(200);
  expect(general.json()).toEqual({
    id: 1,
    titulo: 'Examen general',
    modulo: null,
    pts_aprob: '14.0',
    intentos: 2,
    intentos_diarios: 0,
    intentos_examen: 0,
    nota: null,
    aprobado: false,
    tiempo_examen: 30,
    intentos_adicionales: 0,
    adicionales_consumer: 0,
    fechaIntento: null,
    intento: null,
    ultimo_intento: null,
    preguntas: [],
  });
  expect((await get('/talleres/derecho-laboral/examen/2/preguntas')).json()).toMatchObject({
    id: 2,
    modulo: 'La remuneración',
  });
  expect((await get('/talleres/examen/modular/resumen/10')).json()).toMatchObject({
    summary: { tipo: 'modular', aprobado: false, examenes: [{ id: 3 }, { id: 2 }] },
  });
  expect((await get('/talleres/examen/general/resumen/derecho-laboral')).json()).toMatchObject({
    summary: { tipo: 'general', examenes: [{ id: 1 }] },
  });
});

test('the questions come with an open attempt; their key is in no answer before it is closed', async () => {
  const { get, post, save, submit } = await student();
  const answers: string[] = [];
  answers.push((await get('/talleres/derecho-laboral/preguntas')).body);
  answers.push((await get('/api/v1/contents/derecho-laboral/exams')).body);
  const started = await post('/api/v1/exam-attempts', { examId: 1 });
  answers.push(started.body);
  const { id } = started.json<{ id: string }>();
  const open = await get('/talleres/derecho-laboral/preguntas');
  expect(open.json<{ preguntas: object[] }>().preguntas).toHaveLength(4);
  expect(open.json()).toMatchObject({ intento: id, intentos_diarios: 1, fechaIntento: '10/03/2026' });
  answers.push(open.body);
  answers.push((await save(id, halfRight)).body);
  answers.push((await get(`/api/v1/exam-attempts/${id}`)).body);
  answers.push((await get('/talleres/examen/general/resumen/10')).body);
  for (const body of answers) {
    expect(body).not.toMatch(/"key"|clave|correct|Razón/i);
  }
  await submit(id, halfRight);
  // Nor after it, while the same can be asked again: only what was right is told.
  const failed = (await get(`/api/v1/exam-attempts/${id}`)).body;
  expect(failed).toContain('"right":true');
  expect(failed).toContain('"key":null');
  expect(failed).not.toContain('Razón 1');
  const again = await post('/api/v1/exam-attempts', { examId: 1 });
  await submit(again.json<{ id: string }>().id, rightAnswers);
  expect((await get(`/api/v1/exam-attempts/${id}`)).body).toContain('Razón 1');
});

test('a submit is graded and counts; the review comes with it', async () => {
  const { get, start, submit } = await student();
  const id = await start();
  const submitted = await submit(id, rightAnswers);
  expect(submitted.json()).toEqual({ response: 'ok', nintentos: 1, notaFinal: '20.0' });
  const review = (await get(`/api/v1/exam-attempts/${id}`)).json<{ result: { questions: object[] } }>();
  expect(review.result).toMatchObject({ grade: '20.0', passed: true, closedBy: 'submitted' });
  expect(review.result.questions[0]).toMatchObject({ given: ['a'], key: ['a'], right: true, reason: 'Razón 1' });
  expect((await get('/talleres/derecho-laboral/preguntas')).json()).toMatchObject({
    nota: '20.0',
    aprobado: true,
    preguntas: [],
  });
});

test('the same submit repeated gets the stored result; a different second one is refused', async () => {
  const { start, submit } = await student();
  const id = await start();
  const first = await submit(id, halfRight);
  expect(first.json()).toMatchObject({ notaFinal: '10.0' });
  const again = await submit(id, { '3': ['c', 'a'], '1': ['a'] });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  const other = await submit(id, rightAnswers);
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ kind: 'already-submitted-otherwise', field: 'examen' });
});

test('an attempt is not handed in as another exam’s, and goes on', async () => {
  const { start, submit, get } = await student();
  const id = await start();
  const other = await submit(id, rightAnswers, { idexamen: 2 });
  expect([other.statusCode, other.json()]).toMatchObject([404, { kind: 'attempt-not-found', field: 'intento' }]);
  expect((await get(`/api/v1/exam-attempts/${id}`)).json()).toMatchObject({ result: null });
  expect((await submit(id, rightAnswers)).json()).toMatchObject({ notaFinal: '20.0' });
});

test('twenty submits at once close the attempt once', async () => {
  const { db, start, submit } = await student();
  const id = await start();
  const all = await Promise.all(Array.from({ length: 20 }, () => submit(id, halfRight)));
  expect(new Set(all.map((each) => each.body)).size).toBe(1);
  expect(await db.selectFrom('exam_attempts').selectAll().execute()).toHaveLength(1);
});

test('a submit within the grace counts; after it, what was saved is graded', async () => {
  const { clock, get, save, start, submit } = await student();
  const inTime = await start();
  clock.advance({ minutes: 30, seconds: 30 });
  expect((await submit(inTime, halfRight)).json()).toMatchObject({ notaFinal: '10.0' });

  const late = await start();
  await save(late, { '1': ['a'] });
  clock.advance({ minutes: 30, seconds: 31 });
  expect((await save(late, rightAnswers)).statusCode).toBe(409);
  expect((await submit(late, rightAnswers)).json()).toMatchObject({ response: 'ok', notaFinal: '4.0' });
  expect((await get(`/api/v1/exam-attempts/${late}`)).json()).toMatchObject({
    result: { grade: '4.0', closedBy: 'timed-out' },
  });
});

test('a forged clock changes nothing: times sent by the browser are not read', async () => {
  const { clock, post, start, submit } = await student();
  const forged = { startedAt: '2030-01-01T00:00:00.000Z', deadlineAt: '2030-01-01T00:00:00.000Z', tiempo_examen: 900 };
  const started = (await post('/api/v1/exam-attempts', { examId: 1, ...forged })).json<{ deadlineAt: string }>();
  expect(started.deadlineAt).toBe('2026-03-10T15:30:00.000Z');
  clock.advance({ minutes: 31 });
  const answer = await submit(await start(), halfRight, forged);
  expect(answer.statusCode).toBe(200);
  const overdue = await post('/api/v1/exam-attempts', { examId: 1, ...forged });
  expect(overdue.statusCode).toBe(409);
});

test('a reload goes on with the same attempt, clock and answers', async () => {
  const { clock, get, post, save, start } = await student();
  const id = await start();
  await save(id, halfRight);
  clock.advance({ minutes: 10 });
  expect((await post('/api/v1/exam-attempts', { examId: 1 })).json()).toMatchObject({
    id,
    deadlineAt: '2026-03-10T15:30:00.000Z',
    serverNow: '2026-03-10T15:10:00.000Z',
  });
  expect((await get(`/api/v1/exam-attempts/${id}`)).json()).toMatchObject({
    attempt: { answers: halfRight },
    result: null,
  });
});

test('the list of a content’s exams tells of each how the student stands, before, during and after an attempt', async () => {
  const { clock, get, start, submit, userId, db } = await student();
  const records = new ExamRecordsInSql(db);
  await records.grantAdditionalAttempts(1, userId, 3);
  await records.useAdditionalAttempt(1, userId);
  const list = async () => (await get('/api/v1/contents/derecho-laboral/exams')).json<{ exams: object[] }>().exams;
  const [firstModule, secondModule, general] = await list();
  expect(general).toEqual({
    id: 1,
    title: 'Examen general',
    kind: 'general',
    moduleTitle: null,
    passMark: '14.0',
    minutes: 30,
    questionCount: 4,
    attemptsADay: 2,
    usedToday: 0,
    usedInAll: 0,
    additionalLeft: 2,
    bestGrade: null,
    passed: false,
    openAttemptId: null,
    canStart: true,
    lastClosedAttemptId: null,
    closedAttempts: [],
  });
  expect([firstModule, secondModule]).toMatchObject([
    { id: 3, kind: 'module', moduleTitle: 'El contrato' },
    { id: 2, kind: 'module', moduleTitle: 'La remuneración' },
  ]);
  const first = await start();
  expect((await list())[2]).toMatchObject({ usedToday: 1, openAttemptId: first, closedAttempts: [] });
  await submit(first, halfRight);
  const second = await start();
  clock.advance({ minutes: 5 });
  await submit(second, rightAnswers);
  expect((await list())[2]).toMatchObject({
    usedToday: 2,
    bestGrade: '20.0',
    passed: true,
    openAttemptId: null,
    canStart: false,
    lastClosedAttemptId: second,
    closedAttempts: [
      { id: first, grade: '10.0', passed: false, closedAt: '2026-03-10T15:00:00.000Z' },
      { id: second, grade: '20.0', passed: true, closedAt: '2026-03-10T15:05:00.000Z' },
    ],
  });
});

test('two exams of a content run beside each other, each with its own attempt', async () => {
  const { get, start } = await student();
  const [general, ofModule] = [await start(1), await start(2)];
  expect(ofModule).not.toBe(general);
  expect([await start(2), await start(1)]).toEqual([ofModule, general]);
  expect((await get('/api/v1/contents/derecho-laboral/exams')).json()).toMatchObject({
    exams: expect.arrayContaining([
      expect.objectContaining({ id: 1, openAttemptId: general }),
      expect.objectContaining({ id: 2, openAttemptId: ofModule }),
      expect.objectContaining({ id: 3, openAttemptId: null }),
    ]),
  });
});

test('an attempt whose time is over is no longer open, and takes no more answers', async () => {
  const { clock, get, save, start } = await student();
  const id = await start();
  clock.advance({ minutes: 31 });
  expect((await save(id, halfRight)).json()).toMatchObject({ status: 409, kind: 'attempt-closed' });
  expect((await get('/api/v1/contents/derecho-laboral/exams')).json()).toMatchObject({
    exams: expect.arrayContaining([expect.objectContaining({ id: 1, openAttemptId: null, lastClosedAttemptId: id })]),
  });
});

test('what was not answered is empty in the review', async () => {
  const { get, start, submit } = await student();
  const id = await start();
  await submit(id, halfRight);
  const { result } = (await get(`/api/v1/exam-attempts/${id}`)).json<{
    result: { questions: { id: number; given: string[] }[] };
  }>();
  const given = Object.fromEntries(result.questions.map((question) => [question.id, question.given]));
  expect(given).toEqual({ 1: ['a'], 2: [], 3: ['a', 'c'], 4: [] });
});

interface Shown {
  readonly id: number;
  readonly options: readonly { readonly id: string }[];
}

describe('an exam that draws two of its four questions', () => {
  async function drawing() {
    const all = await student();
    await all.db.updateTable('exams').set({ draws: 2 }).where('id', '=', 1).execute();
    /** The questions on the screen, and the order in which each offers its options. */
    const shown = async (): Promise<Shown[]> => {
      const { preguntas } = (await all.get('/talleres/derecho-laboral/preguntas')).json<{
        preguntas: { id: number; alternativas: { id: string }[] }[];
      }>();
      return preguntas.map(({ id, alternativas }) => ({ id, options: alternativas.map((each) => ({ id: each.id })) }));
    };
    const review = async (id: string): Promise<Shown[]> => {
      const { result } = (await all.get(`/api/v1/exam-attempts/${id}`)).json<{ result: { questions: Shown[] } }>();
      return result.questions.map((each) => ({ id: each.id, options: each.options.map((one) => ({ id: one.id })) }));
    };
    return { ...all, shown, review };
  }
  const rightOf = (questions: readonly Shown[]) =>
    Object.fromEntries(Object.entries(rightAnswers).filter(([id]) => questions.some((each) => each.id === Number(id))));

  test('says how many it asks', async () => {
    const { get } = await drawing();
    const { exams } = (await get('/api/v1/contents/derecho-laboral/exams')).json<{ exams: object[] }>();
    expect(exams).toContainEqual(expect.objectContaining({ id: 1, questionCount: 2 }));
  });

  test('asks the same in the same order however often it is read, also once it is closed and set otherwise', async () => {
    const { db, start, submit, shown, review } = await drawing();
    const id = await start();
    const asked = await shown();
    expect(asked).toHaveLength(2);
    expect(await shown()).toEqual(asked);
    await db.updateTable('exams').set({ draws: 3 }).where('id', '=', 1).execute();
    expect(await shown()).toEqual(asked);
    await submit(id, rightOf(asked));
    expect(await review(id)).toEqual(asked);
  });

  test('counts the points of what was drawn, and takes no answer to anything else', async () => {
    const { start, save, submit, shown } = await drawing();
    const id = await start();
    const asked = await shown();
    expect((await save(id, rightAnswers)).json()).toMatchObject({ status: 400, kind: 'unknown-question' });
    expect((await submit(id, rightOf(asked))).json()).toMatchObject({ notaFinal: '20.0' });
  });

  test('draws anew for each attempt', async () => {
    const { db, start, submit, shown, userId } = await drawing();
    const allowance = { exam_id: 1, user_id: userId, granted: 20, consumed: 0 };
    await db.insertInto('exam_allowances').values(allowance).execute();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const id = await start();
      seen.add(JSON.stringify(await shown()));
      await submit(id, {});
    }
    expect(seen.size).toBeGreaterThan(6);
  });

  test('leaves an attempt from before there were draws as it was written', async () => {
    const { db, start, shown } = await drawing();
    await start();
    await db.updateTable('exam_attempts').set({ seed: null, drawn: null, asked: null, pass_mark: null }).execute();
    const written = courseWithExams.exams[0]?.questions ?? [];
    expect(await shown()).toEqual(
      written.map(({ id, options }) => ({ id, options: options.map((each) => ({ id: each.id })) })),
    );
  });
});

test('a bank that changes during an attempt and after it leaves the attempt its questions, its grading and its review', async () => {
  const { db, get, save, start, submit } = await student();
  const id = await start();
  const shown = async () =>
    (await get('/talleres/derecho-laboral/preguntas')).json<{ preguntas: object[] }>().preguntas;
  const asked = await shown();
  const of = db.updateTable('exam_questions');
  await of.set({ text: 'Otra pregunta', options: '[]', key: '["b"]', points: 50 }).where('id', '=', 1).execute();
  await of.set({ kind: 'short-text' }).where('id', '=', 3).execute();
  await db.deleteFrom('exam_questions').where('id', '=', 2).execute();
  await db.updateTable('exams').set({ pass_mark: 200, draws: 1 }).where('id', '=', 1).execute();
  expect(await shown()).toEqual(asked);
  expect((await save(id, { '2': ['b'] })).statusCode).toBe(200);
  await db.deleteFrom('exam_questions').where('exam_id', '=', 1).execute();
  const { '4': _ordered, ...sevenPoints } = rightAnswers;
  expect((await submit(id, sevenPoints)).json()).toMatchObject({ response: 'ok', notaFinal: '14.0' });
  expect((await get(`/api/v1/exam-attempts/${id}`)).json()).toMatchObject({
    exam: { passMark: '14.0' },
    result: {
      passed: true,
      points: 7,
      maxPoints: 10,
      questions: expect.arrayContaining([
        expect.objectContaining({ id: 1, text: 'Pregunta 1', key: ['a'], given: ['a'], right: true, points: 2 }),
        expect.objectContaining({ id: 2, key: ['b'], right: true, reason: 'Razón 2' }),
      ]),
    },
  });
});

test.each([
  ['once-passed', false],
  ['once-closed', true],
  ['never', false],
] as const)('an exam set to tell its key %s does so of a failed attempt: %s', async (telling, isTold) => {
  const { db, get, start, submit } = await student();
  await db.updateTable('exams').set({ key_telling: telling }).execute();
  const id = await start();
  await submit(id, halfRight);
  const { body } = await get(`/api/v1/exam-attempts/${id}`);
  expect(body.includes('Razón 1')).toBe(isTold);
  expect(JSON.parse(body)).toMatchObject({ exam: { keyTelling: telling } });
});

test('a key told once passed stays with the school as long as a purchase gives the exam back', async () => {
  const { clock, db, get, start, submit } = await student();
  await db.updateTable('grants').set({ ends_at: '2026-03-10T15:20:00.000Z' }).execute();
  const id = await start();
  await submit(id, halfRight);
  clock.advance({ minutes: 21 });
  const body = async () => (await get(`/api/v1/exam-attempts/${id}`)).body;
  expect(await body()).not.toContain('Razón 1');
  await db.updateTable('products').set({ status: 'draft', retired_at: '2026-03-10T15:21:00.000Z' }).execute();
  expect(await body()).toContain('Razón 1');
});

test('an attempt begun before access ran out is handed in as any other; of one whose access was taken back nothing is', async () => {
  const { clock, db, get, post, save, start, submit } = await student();
  await db.updateTable('grants').set({ ends_at: '2026-03-10T15:20:00.000Z' }).execute();
  const ranOut = await start();
  clock.advance({ minutes: 21 });
  expect((await save(ranOut, halfRight)).statusCode).toBe(200);
  // A reload goes on with it; no other is begun.
  expect((await get('/talleres/derecho-laboral/preguntas')).json()).toMatchObject({ intento: ranOut });
  expect((await post('/api/v1/exam-attempts', { examId: 1 })).json()).toMatchObject({ id: ranOut });
  expect((await post('/api/v1/exam-attempts', { examId: 2 })).statusCode).toBe(403);
  const handedIn = await submit(ranOut, halfRight);
  expect(handedIn.json()).toEqual({ response: 'ok', nintentos: 1, notaFinal: '10.0' });
  expect((await get('/talleres/derecho-laboral/preguntas')).statusCode).toBe(403);
  await db.updateTable('grants').set({ ends_at: null }).execute();

  const takenBack = await start();
  await save(takenBack, rightAnswers);
  const grants = await db.deleteFrom('grants').returningAll().execute();
  const refused = { status: 403, kind: 'exam-not-owned' };
  expect((await save(takenBack, halfRight)).json()).toMatchObject(refused);
  expect((await submit(takenBack, rightAnswers)).json()).toMatchObject(refused);
  expect((await post('/api/v1/exam-attempts', { examId: 1 })).json()).toMatchObject(refused);
  // Nor by waiting for its end.
  clock.advance({ minutes: 31 });
  expect((await get(`/api/v1/exam-attempts/${takenBack}`)).json()).toMatchObject(refused);
  expect((await submit(takenBack, rightAnswers)).json()).toMatchObject(refused);
  const passed = db.selectFrom('exam_attempts').select('id').where('passed', '=', 1);
  expect(await passed.execute()).toEqual([]);
  // What was handed in before is told again, whoever has it or not; bought again, what was saved in time counts.
  expect((await submit(ranOut, halfRight)).json()).toMatchObject({ notaFinal: '10.0' });
  await db.insertInto('grants').values(grants).execute();
  expect((await get(`/api/v1/exam-attempts/${takenBack}`)).json()).toMatchObject({ result: { closedBy: 'timed-out' } });
});

test('an exam, a content and an attempt that do not exist are not found', async () => {
  const { get, post, save } = await student();
  const kind = ({ body }: { readonly body: string }) => (JSON.parse(body) as { kind: string }).kind;
  expect(kind(await post('/api/v1/exam-attempts', { examId: 99 }))).toBe('exam-not-found');
  expect(kind(await get('/api/v1/contents/nada/exams'))).toBe('exam-not-found');
  expect(kind(await get('/api/v1/exam-attempts/nada'))).toBe('attempt-not-found');
  expect(kind(await save('nada', halfRight))).toBe('attempt-not-found');
});

test('attempts of a day run out, and come back the next day in Lima', async () => {
  const { clock, post, start, submit } = await student();
  for (const _ of [1, 2]) await submit(await start(), {});
  const refused = await post('/api/v1/exam-attempts', { examId: 1 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ detail: string }>().detail).toContain('Ya usaste tus 2 intentos de hoy');
  clock.set('2026-03-11T04:59:00.000Z');
  expect((await post('/api/v1/exam-attempts', { examId: 1 })).statusCode).toBe(409);
  clock.set('2026-03-11T05:01:00.000Z');
  expect((await post('/api/v1/exam-attempts', { examId: 1 })).statusCode).toBe(201);
});

test('a passed exam is not taken again', async () => {
  const { post, start, submit } = await student();
  await submit(await start(), rightAnswers);
  const refused = await post('/api/v1/exam-attempts', { examId: 1 });
  expect(refused.json()).toMatchObject({ status: 409, kind: 'exam-already-passed' });
});

test('nobody sits the exam of a content that is not theirs, nor another student’s attempt', async () => {
  const { app, addUser, signIn, start } = await student();
  const id = await start();
  const stranger = await signIn(await addUser());
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, headers: stranger, ...(payload === undefined ? {} : { payload }) });
  expect((await call('GET', '/talleres/derecho-laboral/preguntas')).statusCode).toBe(403);
  expect((await call('POST', '/api/v1/exam-attempts', { examId: 1 })).statusCode).toBe(403);
  expect((await call('GET', `/api/v1/exam-attempts/${id}`)).statusCode).toBe(404);
  expect((await call('PUT', `/api/v1/exam-attempts/${id}/answers`, { answers: {} })).statusCode).toBe(404);
  const body = { examen: [], intento: id, idtaller: 10, idexamen: 1 };
  expect((await call('POST', '/talleres/respuestas', body)).statusCode).toBe(404);
});

test.each([
  ['GET', '/talleres/derecho-laboral/preguntas'],
  ['GET', '/talleres/derecho-laboral/examen/2/preguntas'],
  ['GET', '/talleres/examen/general/resumen/10'],
  ['POST', '/talleres/respuestas'],
  ['GET', '/api/v1/contents/derecho-laboral/exams'],
  ['POST', '/api/v1/exam-attempts'],
  ['PUT', '/api/v1/exam-attempts/x/answers'],
  ['GET', '/api/v1/exam-attempts/x'],
] as const)('%s %s requires sign-in', async (method, url) => {
  const { app } = await testSchool();
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ message: 'Authorization Token not found' });
});

test.each([
  [{ examen: 'x', intento: 'i', idtaller: 10, idexamen: 1 }, 'examen', 400],
  [{ examen: [], idtaller: 10, idexamen: 1 }, 'intento', 400],
  [{ examen: [{ id: 1, respuesta: 7 }], intento: 'i', idtaller: 10, idexamen: 1 }, 'examen[0].respuesta', 400],
  [{ examen: [], intento: 'nope', idtaller: 10, idexamen: 1 }, 'intento', 404],
])('a submit of %j names the field %s', async (payload, field, status) => {
  const { post } = await student();
  const answer = await post('/talleres/respuestas', payload);
  expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
});

test('an answer that the exam does not know is refused and nothing is lost', async () => {
  const { get, save, start, submit } = await student();
  const id = await start();
  await save(id, halfRight);
  expect((await submit(id, { '1': ['z'] })).json()).toMatchObject({
    status: 400,
    kind: 'unknown-option',
    field: 'examen',
  });
  expect((await save(id, { '99': ['a'] })).statusCode).toBe(400);
  expect((await get(`/api/v1/exam-attempts/${id}`)).json()).toMatchObject({
    attempt: { answers: halfRight },
    result: null,
  });
});

onPostgres('An exam that is open in several tabs at once', (database) => {
  test('saves of different answers at the same moment lose none', async () => {
    const { start, save, db } = await student({ database: database() });
    const id = await start();
    const each = Object.entries(rightAnswers);
    // Several rounds, since a lucky order shows nothing.
    for (let round = 0; round < 6; round += 1) {
      await db.updateTable('exam_attempts').set({ answers: '{}' }).execute();
      const saved = await Promise.all(each.map(([question, answer]) => save(id, { [question]: answer })));
      expect(saved.map(({ statusCode }) => statusCode)).toEqual(each.map(() => 200));
      const { answers } = await db.selectFrom('exam_attempts').select('answers').executeTakeFirstOrThrow();
      expect(JSON.parse(answers)).toEqual(rightAnswers);
    }
  });

  test('starts at the same moment open one attempt and use one of the day', async () => {
    const { post, db } = await student({ database: database() });
    const started = await Promise.all(Array.from({ length: 8 }, () => post('/api/v1/exam-attempts', { examId: 1 })));
    const ids = await db.selectFrom('exam_attempts').select('id').execute();
    expect(ids).toHaveLength(1);
    for (const answer of started) expect(answer.json()).toMatchObject({ id: ids[0]?.id });
  });

  test('the same submit from every tab is graded once and told to each', async () => {
    const { start, submit, db } = await student({ database: database() });
    const id = await start();
    const all = await Promise.all(Array.from({ length: 8 }, () => submit(id, halfRight)));
    expect(new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const rows = await db.selectFrom('exam_attempts').select(['status', 'points', 'answers']).execute();
    expect(rows).toMatchObject([{ status: 'closed', points: 5 }]);
    expect(JSON.parse(rows[0]?.answers ?? '')).toEqual(halfRight);
  });

  test('of two different submits one counts, and the other is told so', async () => {
    const { start, submit, db } = await student({ database: database() });
    const id = await start();
    const [half, right] = await Promise.all([submit(id, halfRight), submit(id, rightAnswers)]);
    expect([half.statusCode, right.statusCode].toSorted()).toEqual([200, 409]);
    const { answers } = await db.selectFrom('exam_attempts').select('answers').executeTakeFirstOrThrow();
    expect(JSON.parse(answers)).toEqual(half.statusCode === 200 ? halfRight : rightAnswers);
  });
});
