import { describe, expect, test } from 'vitest';
import { networkOf } from '#adapters/server/http/shared/limits.ts';
import { post, register } from '#test/support/accounts/account-calls.ts';
import { countedBefore } from '#test/support/shared/counted-before.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { courseWithExams, rightAnswers } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** One student's exam: each answer kept as it is given, the session renewed on the way. Says what was answered. */
async function exam(school: TestSchool, cookie: string, authorization: Record<string, string>): Promise<number[]> {
  const { app, signInApp } = school;
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({ method, url, headers: authorization, payload });
  const started = await send('POST', '/api/v1/exam-attempts', { examId: 1 });
  const { id } = started.json<{ id: string }>();
  const given: number[] = [started.statusCode];
  given.push((await send('PUT', `/api/v1/exam-attempts/${id}/answers`, { answers: rightAnswers })).statusCode);
  given.push((await post(signInApp, '/api/check', {}, { cookie })).statusCode);
  const examen = Object.entries(rightAnswers).map(([each, respuesta]) => ({ id: Number(each), respuesta }));
  const form = { examen, intento: id, idtaller: 10, idexamen: 1 };
  given.push((await send('POST', '/talleres/respuestas', form)).statusCode);
  return given;
}

test('300 students behind one address sit an exam while a stranger there floods guesses: nobody of them waits', async () => {
  const school = await testSchool();
  await insertContents(school.db, [courseWithExams]);
  const students = [];
  const one = await register(school);
  for (let count = 0; count < 300; count += 1) {
    const userId = await school.addUser();
    await insertGrant(school.db, userId, 10);
    students.push(await school.signIn(userId));
  }
  const guesses = async () => {
    const answers = [];
    for (let count = 0; count < 320; count += 1) {
      const code = `ES-2026-${String(count).padStart(11, '0')}`;
      answers.push((await school.app.inject({ url: `/api/v1/certificates/${code}` })).statusCode);
    }
    return answers;
  };
  const [flood, ...exams] = await Promise.all([
    guesses(),
    ...students.map((headers) => exam(school, one.cookie, headers)),
  ]);
  expect(flood.filter((status) => status === 429).length).toBe(200);
  expect(exams.flat().filter((status) => status === 429)).toEqual([]);
  expect(exams.every((given) => given.at(-1) === 200)).toBe(true);
});

test('a signed-in account is counted by itself, wherever it calls from, and not those beside it', async () => {
  const { app, addUser, signIn, clock } = await testSchool();
  const [ana, luis] = [await signIn(await addUser()), await signIn(await addUser())];
  const call = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({ url: '/api/v1/cart', headers, remoteAddress });
  for (let count = 0; count < 600; count += 1) expect((await call(ana, `200.1.2.${count % 250}`)).statusCode).toBe(200);
  const refused = await call(ana, '200.1.2.251');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.json()).toMatchObject({
    kind: 'too-many-requests',
    detail: 'Hiciste demasiados intentos. Vuelve a probar en 60 segundos.',
    data: { seconds: 60 },
  });
  expect((await call(luis, '200.1.2.1')).statusCode).toBe(200);
  clock.advance({ minutes: 1 });
  expect((await call(ana, '200.1.2.1')).statusCode).toBe(200);
});

test('both listeners count together', async () => {
  const school = await testSchool();
  const ask = (app: TestSchool['signInApp']) => app.inject({ url: '/api/v1/certificates/ES-2026-0123456789D' });
  for (let count = 0; count < 60; count += 1) {
    expect((await ask(school.app)).statusCode).toBe(404);
    expect((await ask(school.signInApp)).statusCode).toBe(404);
  }
  expect((await ask(school.app)).statusCode).toBe(429);
  expect((await ask(school.signInApp)).statusCode).toBe(429);
});

test('what is guessed is counted from wherever the guesses come', async () => {
  const { app } = await testSchool();
  const guess = (token: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/v1/email-verifications', payload: { token }, remoteAddress });
  for (let count = 1; count <= 20; count += 1)
    expect((await guess('un-enlace', `200.1.${count}.1`)).statusCode).not.toBe(429);
  expect((await guess('un-enlace', '200.1.77.1')).statusCode).toBe(429);
  expect((await guess('otro-enlace', '200.1.77.1')).statusCode).not.toBe(429);
});

test('a form that is no call of the API is counted by address, too', async () => {
  const school = await testSchool();
  const form = { method: 'POST', path: '/pasarela-simulada/:sessionKey' } as const;
  const send = () => school.app.inject({ method: 'POST', url: '/pasarela-simulada/x' });
  expect((await send()).statusCode).toBe(404);
  await countedBefore(school, form, 1199, { seconds: 60 });
  expect((await send()).statusCode).toBe(429);
});

onPostgres('two schools over one database', (database) => {
  test('count nothing of reading and files', async () => {
    const { app } = await testSchool({ database: database() });
    for (const url of [
      '/api/load-menu?revista=ES',
      '/api/load-user-types',
      '/api/v1/products',
      '/imagenes/x.png',
      '/x',
    ])
      await app.inject({ url });
    expect(await database().db.selectFrom('rate_counts').select('count').execute()).toEqual([]);
  });

  test('count together', async () => {
    const one = await testSchool({ database: database() });
    const other = await testSchool({ database: database() });
    const ask = ({ app }: TestSchool) => app.inject({ url: '/api/v1/certificates/ES-2026-0123456789D' });
    for (let count = 0; count < 60; count += 1) {
      expect((await ask(one)).statusCode).toBe(404);
      expect((await ask(other)).statusCode).toBe(404);
    }
    expect([(await ask(one)).statusCode, (await ask(other)).statusCode]).toEqual([429, 429]);
  });
});

describe('of an address, the network is counted', () => {
  test.each([
    ['200.1.2.3', 'address 200.1.2.3'],
    ['::ffff:200.1.2.3', 'address 200.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', 'address 2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', 'address 2001:db8:1:2::/64'],
    ['2001:db8::1', 'address 2001:db8:0:0::/64'],
    ['::1', 'address 0:0:0:0::/64'],
    ['::', 'address 0:0:0:0::/64'],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
