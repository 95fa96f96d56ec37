import { initialProvider, initialSigner } from '#domain/legal/statute.ts';
import { signerFrom } from '#domain/learning/certificate-signer.ts';
import { describe, expect, test } from 'vitest';
import { RevokeCertificate } from '#application/server/learning/certificates/revoke-certificate.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { exam, fourQuestions, rightAnswers } from '#test/support/exams/exam-builders.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyClass, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool, type TestSchoolOptions } from '#test/support/school/test-school.ts';

const readings = studyContent({
  modules: [
    {
      id: 101,
      title: 'Lecturas',
      summary: '',
      classes: [studyClass(1, { kind: 'reading' }), studyClass(2, { kind: 'reading' })],
    },
  ],
});
const base = '/api/v1/contents/derecho-laboral';

/** A school with a course of two readings and a student who owns it. */
async function school(options: TestSchoolOptions = {}, columns: Parameters<TestSchoolAddUser>[0] = {}) {
  const opened = await testSchool(options);
  await insertStudyContent(opened.db, readings);
  const userId = await opened.addUser(columns);
  await insertGrant(opened.db, userId, 10);
  const headers = await opened.signIn(userId);
  const call = (method: 'GET' | 'POST' | 'PUT', url: string) => opened.app.inject({ method, url, headers });
  const finish = async () => {
    for (const id of [1, 2]) await call('PUT', `${base}/classes/${id}/reading`);
    return (await call('GET', `${base}/certificates`)).json();
  };
  return { ...opened, userId, call, finish };
}
type TestSchoolAddUser = Awaited<ReturnType<typeof testSchool>>['addUser'];

test('the tab says how far the certificate is, then gives it with picture and PDF', async () => {
  const { call, finish, app } = await school();
  expect((await call('GET', `${base}/certificates`)).json()).toEqual({
    content: {
      slug: 'derecho-laboral',
      title: 'Derecho laboral para empresas',
      kind: 'course',
      tabs: ['content', 'consultations', 'certificate'],
    },
    hours: 24,
    progress: { completed: 0, total: 2, percent: 0, finished: false },
    exams: { total: 0, passed: 0 },
    due: [],
    issued: [],
  });
  const { issued } = await finish();
  expect(issued).toMatchObject([{ kind: 'participation', grade: null, holder: 'Ana María Quispe Rojas' }]);
  const pdf = await app.inject({ url: issued[0].document });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['content-disposition']).toBe(`attachment; filename="certificado-${issued[0].code}.pdf"`);
  expect(pdf.body.startsWith('%PDF')).toBe(true);
  const picture = await app.inject({ url: issued[0].picture });
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.body).toContain('<svg');
});

test('a drawing opens for its holder alone', async () => {
  const { finish, app } = await school();
  const { issued } = await finish();
  const bare = `/api/v1/certificates/${issued[0].code}/certificado.pdf`;
  expect((await app.inject({ url: bare })).statusCode).toBe(403);
  expect((await app.inject({ url: issued[0].document.replace('.pdf', '.svg') })).statusCode).toBe(403);
});

test('missing names are named; once they are there, the certificate is issued', async () => {
  const { call, finish, db, userId } = await school({}, { given_names: '', paternal_surname: 'Quispe' });
  expect(await finish()).toMatchObject({ due: ['participation'], issued: [] });
  const refused = await call('POST', `${base}/certificates`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    kind: 'holder-names-missing',
    detail: 'Ya ganaste tu certificado. Para emitirlo, completa en tu perfil: nombres.',
    data: { missing: ['givenNames'] },
  });
  await db.updateTable('users').set({ given_names: 'Rosa' }).where('id', '=', userId).execute();
  const issued = await call('POST', `${base}/certificates`);
  expect(issued.json()).toMatchObject({ due: [], issued: [{ holder: 'Rosa Quispe Rojas' }] });
  const again = await call('POST', `${base}/certificates`);
  expect(again.json().issued).toHaveLength(1);
});

test('the exam passed after the last class brings the certificate of approval at once, and both stay valid', async () => {
  const { finish, db, call, app, signIn, userId } = await school();
  await insertExam(db, { ...exam({ productId: 10 }), questions: fourQuestions });
  expect((await finish()).issued).toHaveLength(1);
  const headers = await signIn(userId);
  const start = await app.inject({ method: 'POST', url: '/api/v1/exam-attempts', headers, payload: { examId: 1 } });
  const answers = Object.entries(rightAnswers).map(([id, respuesta]) => ({ id: Number(id), respuesta }));
  const payload = { examen: answers, intento: start.json().id, idtaller: 10, idexamen: 1 };
  const submitted = await app.inject({ method: 'POST', url: '/talleres/respuestas', headers, payload });
  expect(submitted.json()).toMatchObject({ notaFinal: '20.0' });
  const codes = await db.selectFrom('certificates').select(['kind', 'grade', 'revoked_at']).orderBy('kind').execute();
  expect(codes).toEqual([
    { kind: 'approval', grade: 200, revoked_at: null },
    { kind: 'participation', grade: null, revoked_at: null },
  ]);
  const { issued } = (await call('GET', `${base}/certificates`)).json();
  const validated = await app.inject({ url: `/api/v1/certificates/${issued[1].code}` });
  expect(validated.json()).toMatchObject({ state: 'valid', kind: 'approval', grade: '20.0' });
});

describe('a certificate that waits for a name', () => {
  const named = { givenNames: 'Ana', paternalSurname: 'Torres', maternalSurname: 'Quispe' };
  const unsaid = { documentType: '', documentNumber: '', phone: '', address: '', district: '', occupation: '' };
  const profile = { ...named, ...unsaid, organization: '' };
  const unnamed = { given_names: 'Ana Torres Quispe', paternal_surname: '', maternal_surname: '' };

  test('is issued when its holder writes it, also when access has ended; a surname that is there twice is asked about first', async () => {
    const { app, db, userId, signIn, finish } = await school({}, unnamed);
    await finish();
    await db.updateTable('grants').set({ ends_at: '2026-03-10T15:00:00.000Z' }).execute();
    const headers = await signIn(userId);
    const save = (payload: object) => app.inject({ method: 'PUT', url: '/api/v1/profile', headers, payload });
    const issued = () => db.selectFrom('certificates').select('holder_name').execute();
    const doubled = await save({ ...profile, givenNames: unnamed.given_names });
    expect([doubled.statusCode, doubled.json()]).toMatchObject([
      409,
      { kind: 'surname-repeated', field: 'givenNames' },
    ]);
    expect(await issued()).toEqual([]);
    for (const _ of ['once', 'again']) expect((await save(profile)).statusCode).toBe(204);
    expect(await issued()).toEqual([{ holder_name: 'Ana Torres Quispe' }]);
  });

  test('says the surname twice if its holder is called so', async () => {
    const { app, db, userId, signIn, finish } = await school({}, unnamed);
    await finish();
    const payload = { ...profile, givenNames: 'Ana Torres', namesConfirmed: true };
    const headers = await signIn(userId);
    expect((await app.inject({ method: 'PUT', url: '/api/v1/profile', headers, payload })).statusCode).toBe(204);
    const { holder_name: name } = await db.selectFrom('certificates').select('holder_name').executeTakeFirstOrThrow();
    expect(name).toBe('Ana Torres Torres Quispe');
  });
});

describe('validation by anyone', () => {
  test('shows holder, product, hours, date, signer and state, and nothing else', async () => {
    const { finish, app } = await school();
    const { issued } = await finish();
    const answer = await app.inject({
      url: `/api/v1/certificates/${issued[0].code.toLowerCase().replaceAll('-', '')}`,
    });
    expect(answer.json()).toEqual({
      code: issued[0].code,
      state: 'valid',
      kind: 'participation',
      grade: null,
      holder: 'Ana María Quispe Rojas',
      product: { title: 'Derecho laboral para empresas', kind: 'course' },
      hours: 24,
      signer: signerFrom(initialSigner, initialProvider),
      issuedAt: '2026-03-10T15:00:00.000Z',
      isMoved: false,
      reissuedAt: null,
      revokedAt: null,
    });
  });

  test('names who signed it then, whoever signs by now; one from before that names nobody', async () => {
    const { finish, app, db } = await school();
    const { issued } = await finish();
    const url = `/api/v1/certificates/${issued[0].code}`;
    const then = { name: 'Luz Paz', office: 'Rectora', entity: 'Otra S.A.C.', ruc: '20100070970' };
    await db
      .updateTable('certificates')
      .set({ signer: JSON.stringify(then) })
      .execute();
    expect((await app.inject({ url })).json().signer).toEqual(then);
    await db.updateTable('certificates').set({ signer: null }).execute();
    expect((await app.inject({ url })).json().signer).toBeNull();
  });

  test('says that a certificate was revoked, and when', async () => {
    const { finish, app, school: running, clock } = await school();
    const { issued } = await finish();
    clock.advance({ days: 2 });
    await running.write(RevokeCertificate, (revoke) => revoke.execute(issued[0].code, 'Identidad equivocada'));
    const answer = await app.inject({ url: `/api/v1/certificates/${issued[0].code}` });
    expect(answer.json()).toMatchObject({ state: 'revoked', revokedAt: '2026-03-12T15:00:00.000Z' });
    expect(answer.body).not.toContain('equivocada');
  });

  test('says clearly what is wrong with a code', async () => {
    const { app } = await school();
    const ask = async (code: string) => (await app.inject({ url: `/api/v1/certificates/${code}` })).json();
    expect(await ask('hola')).toMatchObject({ status: 400, kind: 'code-malformed', field: 'code' });
    expect(await ask('ES-2026-0123456789E')).toMatchObject({ status: 404, kind: 'code-mistyped' });
    expect(await ask('ES-2026-0123456789D')).toMatchObject({
      status: 404,
      kind: 'certificate-not-found',
      detail: 'La escuela no ha emitido ningún certificado con el código ES-2026-0123456789D.',
    });
  });

  test('is limited to 120 a minute from one address', async () => {
    const { app } = await school();
    const statuses: number[] = [];
    for (let time = 0; time < 121; time += 1) {
      statuses.push((await app.inject({ url: '/api/v1/certificates/ES-2026-0123456789D' })).statusCode);
    }
    expect(statuses.slice(0, 120).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

eachDatabase('the last two classes done at the same moment', (database) => {
  test('bring one certificate', async () => {
    const { call } = await school({ database: database() });
    await Promise.all([1, 2, 1, 2].map((id) => call('PUT', `${base}/classes/${id}/reading`)));
    const { issued, due } = (await call('GET', `${base}/certificates`)).json();
    expect(issued).toHaveLength(1);
    expect(due).toEqual([]);
  });
});
