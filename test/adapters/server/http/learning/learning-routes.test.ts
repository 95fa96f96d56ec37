import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { learningEndpoints } from '#adapters/http-contract/learning/learning.ts';
import { AnswerConsultation } from '#application/server/learning/answer-consultation.ts';
import { Consultations } from '#application/server/learning/ports/consultations.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { testSchool, type TestSchool, type TestSchoolOptions } from '#test/support/school/test-school.ts';

const video = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 256));
const base = '/api/v1/contents/derecho-laboral';
const course = studyContent({
  materials: [
    { id: 7, classId: null, title: 'Guía', file: 'materiales/guia.pdf', mediaType: 'application/pdf', bytes: 4 },
  ],
});

/** A school with the course of `studyContent`, its files, and a student who owns it. */
async function school(options: TestSchoolOptions = {}) {
  const opened = await testSchool(options);
  await insertStudyContent(opened.db, course, studyMedia);
  for (const [key, content] of Object.entries({ 'clases/uno.webm': video, 'materiales/guia.pdf': '%PDF' })) {
    mkdirSync(join(opened.dataDir, key, '..'), { recursive: true });
    writeFileSync(join(opened.dataDir, key), content);
  }
  const userId = await opened.addUser();
  await insertGrant(opened.db, userId, 10);
  const headers = await opened.signIn(userId);
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    opened.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { ...opened, userId, headers, call };
}

async function stranger({ app, addUser, signIn }: TestSchool) {
  const headers = await signIn(await addUser());
  return (method: 'GET' | 'POST', url: string) => app.inject({ method, url, headers });
}

test('every call of the student area asks for a sign-in', async () => {
  const { app } = await school();
  for (const { method, path } of learningEndpoints) {
    const url = path.replace(':slug', 'derecho-laboral').replace(/:\w+/, '1');
    const answer = await app.inject({ method, url, payload: {} });
    expect([url, answer.statusCode]).toEqual([url, 401]);
  }
});

test('every call about a content is refused to whoever does not own it, with where it is sold', async () => {
  const ask = await stranger(await school());
  const calls: ['GET' | 'POST', string][] = [
    ['GET', base],
    ['POST', `${base}/classes/1/viewings`],
    ['POST', `${base}/materials/7/addresses`],
    ['GET', `${base}/consultations`],
  ];
  for (const [method, url] of calls) {
    const answer = await ask(method, url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      kind: 'content-not-owned',
      detail: '«Derecho laboral para empresas» no está entre tus contenidos.',
      data: { title: 'Derecho laboral para empresas', path: '/cursos/derecho-laboral' },
    });
  }
});

test('a content shows its tabs, classes, materials and progress, and no file of the school', async () => {
  const { call } = await school();
  const answer = await call('GET', base);
  expect(answer.json()).toMatchObject({
    title: 'Derecho laboral para empresas',
    tabs: ['content', 'consultations', 'certificate'],
    modules: [{ title: 'El contrato', classes: [{ id: 1, state: 'new', resumeSeconds: 0 }, { id: 2 }] }, {}],
    materials: [{ id: 7, title: 'Guía', bytes: 4 }],
    progress: { completed: 0, total: 3, percent: 0, finished: false },
    nextClassId: 1,
  });
  expect(answer.body).not.toMatch(/clases\/|materiales\//);
});

test('a class is watched, goes on at its second, and counts only when it was really watched', async () => {
  const { call, clock } = await school();
  await call('POST', `${base}/classes/1/viewings`);
  const forged = await call('PUT', `${base}/classes/1/progress`, { positionSeconds: 60, watched: [[0, 60]] });
  expect(forged.json()).toMatchObject({ class: { state: 'begun' }, progress: { completed: 0 } });
  clock.advance({ seconds: 30 });
  await call('PUT', `${base}/classes/1/progress`, { positionSeconds: 41.6, watched: [[15, 41.6]] });
  expect((await call('GET', '/api/v1/my-contents')).json()).toMatchObject({
    continuation: {
      content: { slug: 'derecho-laboral' },
      class: { id: 1, title: 'Clase 1' },
      resumeSeconds: 42,
      begun: true,
    },
    contents: [{ slug: 'derecho-laboral', progress: { percent: 0 } }],
  });
  clock.advance({ seconds: 20 });
  const done = await call('PUT', `${base}/classes/1/progress`, { positionSeconds: 60, watched: [[41.6, 60]] });
  expect(done.json()).toMatchObject({ class: { state: 'completed', resumeSeconds: 0 }, progress: { percent: 33 } });
});

test('a reading is read and marked', async () => {
  const { call } = await school();
  const opened = await call('POST', `${base}/classes/2/viewings`);
  expect(opened.json()).toMatchObject({ readingHtml: '<p>Lee con calma.</p>', video: null });
  const marked = await call('PUT', `${base}/classes/2/reading`);
  expect(marked.json()).toMatchObject({ class: { id: 2, state: 'completed' }, progress: { completed: 1 } });
});

describe('a bad report names what is wrong', () => {
  const reports: [object, string][] = [
    [{ watched: [] }, 'positionSeconds'],
    [{ positionSeconds: 'mucho', watched: [] }, 'positionSeconds'],
    [{ positionSeconds: -1, watched: [] }, 'positionSeconds'],
    [{ positionSeconds: 1, watched: [[0]] }, 'watched[0][1]'],
    [{ positionSeconds: 1, watched: [['a', 2]] }, 'watched[0][0]'],
  ];
  test.each(reports)('%j', async (report, field) => {
    const { call } = await school();
    const answer = await call('PUT', `${base}/classes/1/progress`, report);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ kind: 'invalid-input', field });
  });
});

describe('the files of a class', () => {
  const addressOf = async (opened: Awaited<ReturnType<typeof school>>): Promise<string> =>
    (await opened.call('POST', `${base}/classes/1/viewings`)).json().video.source;

  test('are reached only by their signed address, without a bearer token', async () => {
    const opened = await school();
    const { app } = opened;
    const whole = await app.inject({ url: await addressOf(opened) });
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(video)).toBe(true);
    expect(whole.headers['content-type']).toBe('video/webm');
    expect(whole.headers['cache-control']).toContain('private');
    const bare = await app.inject({ url: '/api/v1/files/clases/uno.webm' });
    expect([bare.statusCode, bare.json().kind]).toEqual([403, 'address-invalid']);
  });

  test('come in the parts a player asks for', async () => {
    const opened = await school();
    const url = await addressOf(opened);
    const get = (headers: Record<string, string>) => opened.app.inject({ url, headers });
    const part = await get({ range: 'bytes=200-299' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 200-299/1000']);
    expect(part.rawPayload.equals(video.subarray(200, 300))).toBe(true);
    const beyond = await get({ range: 'bytes=1000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
    const tag = String(part.headers.etag);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get({ range: 'bytes=0-9', 'if-range': tag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('answer a HEAD with their length and no content', async () => {
    const opened = await school();
    const head = await opened.app.inject({ method: 'HEAD', url: await addressOf(opened) });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1000', '']);
  });

  test('are out of reach when the address is over, or made for another file or student', async () => {
    const opened = await school();
    const url = await addressOf(opened);
    const other = await opened.app.inject({ url: url.replace('uno.webm', 'tres.webm') });
    expect(other.statusCode).toBe(403);
    const forged = await opened.app.inject({ url: url.replace(opened.userId, 'otra-persona') });
    expect(forged.statusCode).toBe(403);
    opened.clock.advance({ minutes: 4, seconds: 59 });
    expect((await opened.app.inject({ url })).statusCode).toBe(200);
    opened.clock.advance({ seconds: 1 });
    const late = await opened.app.inject({ url });
    expect([late.statusCode, late.json().kind]).toEqual([410, 'address-expired']);
  });

  test('a material is downloaded under its name through an address of five minutes', async () => {
    const { call, app, clock } = await school();
    const { address } = (await call('POST', `${base}/materials/7/addresses`)).json();
    const file = await app.inject({ url: address });
    expect(file.headers['content-disposition']).toBe('attachment; filename="guia.pdf"');
    expect(file.body).toBe('%PDF');
    clock.advance({ minutes: 5 });
    expect((await app.inject({ url: address })).statusCode).toBe(410);
    expect((await call('POST', `${base}/materials/99/addresses`)).statusCode).toBe(404);
  });

  test('no address leads out of the store, signed or not', async () => {
    const { app, school: running, userId, clock } = await school();
    const until = new Date(clock.now().getTime() + 60_000);
    for (const path of ['/api/v1/files/../escuela.db', '/api/v1/files/..%2fescuela.db', '/api/v1/files//etc/passwd']) {
      const address = running.get(SignedAddresses).sign({ path, userId, until });
      expect([403, 404]).toContain((await app.inject({ url: address })).statusCode);
    }
  });
});

describe('consultations', () => {
  const question = '¿Cómo se cuenta el periodo de prueba?';

  test('a question asked comes back with the list; nobody reads an e-mail or an id', async () => {
    const { call, userId } = await school();
    const asked = await call('POST', `${base}/consultations`, { question });
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ consultations: [{ own: true, author: 'Ana Q.', question, answer: null }] });
    const list = await call('GET', `${base}/consultations`);
    expect(list.json()).toEqual(asked.json());
    expect(list.body).not.toContain('@');
    expect(list.body).not.toContain(userId);
  });

  test('what is wrong with a question is said, with its field', async () => {
    const { call } = await school();
    for (const wrong of ['', 'corta', 'x'.repeat(2500)]) {
      const answer = await call('POST', `${base}/consultations`, { question: wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ field: 'question' });
    }
  });

  test('an answer reaches whoever asked: by a letter, and as news in the list until it was seen', async () => {
    const { call, school: running, db } = await school();
    await call('POST', `${base}/consultations`, { question });
    const [waiting] = await running.get(Consultations).waiting();
    const answer = (text: string) =>
      running.write(AnswerConsultation, (useCase) => useCase.byCommand(waiting?.id ?? '', text, null, null));
    expect(await answer('  ')).toMatchObject({ refusal: { kind: 'answer-missing' } });
    expect(await answer('Desde el primer día.')).toMatchObject({ ok: true });
    expect(await answer('Otra.')).toMatchObject({ refusal: { kind: 'consultation-answered', by: null } });
    const letters = await db.selectFrom('outbox_mails').selectAll().execute();
    expect(
      letters.map((letter) => JSON.stringify(letter)).filter((text) => text.includes('Desde el primer día')),
    ).toHaveLength(1);
    const unread = async () => (await call('GET', base)).json().unreadAnswers;
    expect(await unread()).toBe(1);
    const news = async () => (await call('GET', `${base}/consultations`)).json().consultations[0].answer;
    expect(await news()).toMatchObject({ text: 'Desde el primer día.', by: null, isNew: true });
    expect(await news()).toMatchObject({ isNew: false });
    expect(await unread()).toBe(0);
  });
});
