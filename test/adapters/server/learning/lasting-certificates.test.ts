import { expect, test } from 'vitest';
import { RevokeCertificate } from '#application/server/learning/certificates/revoke-certificate.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyClass, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool, type TestSchoolOptions } from '#test/support/school/test-school.ts';

const readings = studyContent({
  modules: [{ id: 101, title: 'Lecturas', summary: '', classes: [studyClass(1, { kind: 'reading' })] }],
});
const base = '/api/v1/contents/derecho-laboral';

/** A student called 'Ana Quispi' who finished a course of her plan, of one reading, so that its certificate was issued. */
async function certified(options: TestSchoolOptions = {}) {
  const opened = await testSchool(options);
  const { app, db, addUser, signIn } = opened;
  await insertStudyContent(db, readings);
  const userId = await addUser({ given_names: 'Ana', paternal_surname: 'Quispi', maternal_surname: '' });
  await insertProduct(db, 20, { kind: 'plan', slug: 'plan-pro', title: 'Plan Pro', plan_page: 'pro', plan_seats: 1 });
  await db.insertInto('plan_products').values({ plan_id: 20, product_id: 10, kind: null, category_id: null }).execute();
  await insertGrant(db, userId, 20, { ends_at: '2026-04-01T00:00:00.000Z' });
  const headers = await signIn(userId);
  const call = (method: 'GET' | 'POST' | 'PUT', url: string) => app.inject({ method, url, headers });
  const overview = async () => (await call('GET', `${base}/certificates`)).json();
  await call('PUT', `${base}/classes/1/reading`);
  const code: string = (await overview()).issued[0].code;
  const rename = (changes: { paternal_surname?: string; document_number?: string }) =>
    db.updateTable('users').set(changes).where('id', '=', userId).execute();
  const reissue = () => call('POST', `${base}/certificates/${code}/reissues`);
  const validated = async () => (await app.inject({ url: `/api/v1/certificates/${code}` })).json();
  return { ...opened, userId, call, overview, code, rename, reissue, validated };
}

test('a corrected name is printed under the same code; whoever validates learns since when, not what it said', async () => {
  const { clock, overview, rename, reissue, validated, code, app } = await certified();
  const before = await overview();
  expect(before.issued[0]).toMatchObject({ correction: null, reissues: [] });
  await rename({ paternal_surname: 'Quispe' });
  expect((await overview()).issued[0]).toMatchObject({
    holder: 'Ana Quispi',
    correction: { holder: 'Ana Quispe', isForStaff: false },
  });
  clock.advance({ minutes: 10 });
  const answer = await reissue();
  expect(answer.statusCode).toBe(200);
  expect(answer.json().issued).toMatchObject([
    {
      code,
      holder: 'Ana Quispe',
      issuedAt: '2026-03-10T15:00:00.000Z',
      correction: null,
      reissues: [{ at: '2026-03-10T15:10:00.000Z', formerHolder: 'Ana Quispi' }],
    },
  ]);
  const seen = await validated();
  expect(seen).toMatchObject({ code, state: 'valid', holder: 'Ana Quispe', reissuedAt: '2026-03-10T15:10:00.000Z' });
  expect(JSON.stringify(seen)).not.toContain('Quispi');
  const pages = await Promise.all(
    [before.issued[0], answer.json().issued[0]].map(({ document }) => app.inject({ url: document })),
  );
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('nobody who is not signed in, and nobody but its holder, has it made out anew', async () => {
  const { app, addUser, signIn, db, code, rename, validated } = await certified();
  await rename({ paternal_surname: 'Quispe' });
  const url = `${base}/certificates/${code}/reissues`;
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401);
  const other = await addUser();
  await insertGrant(db, other, 10);
  const refused = await app.inject({ method: 'POST', url, headers: await signIn(other) });
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toMatchObject({ kind: 'certificate-not-found' });
  expect(await validated()).toMatchObject({ holder: 'Ana Quispi', reissuedAt: null });
});

test('another document, and a revoked certificate, are refused with the reason', async () => {
  const { rename, reissue, school, code, overview } = await certified();
  await rename({ document_number: '11223344' });
  expect((await overview()).issued[0].correction).toMatchObject({ isForStaff: true });
  const refused = await reissue();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ kind: 'document-differs', detail: expect.stringContaining('Escríbenos') });
  await school.write(RevokeCertificate, (revoke) => revoke.execute(code, 'Copia'));
  expect((await reissue()).json()).toMatchObject({ status: 409, kind: 'certificate-revoked' });
  expect((await overview()).issued[0]).toMatchObject({ correction: null, reissues: [] });
});

test.each([
  ['the plan has ended', false],
  ['the plan has ended and the course was retired', true],
])('when %s, it stays valid, is downloaded, and a name is still corrected', async (_, isRetired) => {
  const { db, clock, rename, validated, app, signIn, userId } = await certified();
  if (isRetired) await db.updateTable('products').set({ status: 'draft' }).where('id', '=', 10).execute();
  clock.advance({ days: 40 });
  const headers = await signIn(userId);
  const again = async () => (await app.inject({ url: `${base}/certificates`, headers })).json();
  expect(await validated()).toMatchObject({ state: 'valid' });
  const left = await again();
  expect(left).toMatchObject({ content: { tabs: ['certificate'] }, issued: [{ holder: 'Ana Quispi' }] });
  const pdf = await app.inject({ url: left.issued[0].document });
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.startsWith('%PDF')]).toEqual([
    200,
    'application/pdf',
    true,
  ]);
  await rename({ paternal_surname: 'Quispe' });
  const url = `${base}/certificates/${left.issued[0].code}/reissues`;
  expect((await app.inject({ method: 'POST', url, headers })).json()).toMatchObject({
    issued: [{ holder: 'Ana Quispe' }],
  });
});

eachDatabase('a double click on reissuing', (database) => {
  test('makes it out anew once', async () => {
    const { rename, reissue, db } = await certified({ database: database() });
    await rename({ paternal_surname: 'Quispe' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => reissue()));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        issued: [{ holder: 'Ana Quispe', reissues: [{ formerHolder: 'Ana Quispi' }] }],
      });
    }
    expect(await db.selectFrom('certificate_reissues').select('number').execute()).toEqual([{ number: 1 }]);
  });
});

onPostgres('a double click on issuing', (database) => {
  test('issues one certificate, and each click is answered with it', async () => {
    const { db, call, userId } = await certified({ database: database() });
    // Several rounds: in the first one the database is still opening its connections, and calls come one by one.
    for (let round = 0; round < 4; round += 1) {
      // As it is when names were missing at the last class: everything is done, and nothing issued.
      await db.deleteFrom('certificates').execute();
      const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', `${base}/certificates`)));
      const rows = await db.selectFrom('certificates').select('code').where('user_id', '=', userId).execute();
      expect(rows).toHaveLength(1);
      for (const answer of answers) {
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ due: [], issued: [{ code: rows[0]?.code }] });
      }
    }
  });
});
