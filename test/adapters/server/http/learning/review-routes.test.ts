import { beforeEach, describe, expect, test } from 'vitest';
import { insertStudyContent, studyClass, studyContent } from '#test/support/learning/study-builders.ts';
import { insertProgress } from '#test/support/learning/progress-rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { insertGrant } from '#test/support/shared/rows.ts';

let school: TestSchool;

beforeEach(async () => {
  school = await testSchool();
  const classes = [1, 2, 3, 4, 5, 6].map((id) => studyClass(id));
  await insertStudyContent(school.db, studyContent({ modules: [{ id: 101, title: 'Uno', summary: '', classes }] }));
});

/** A student who has the course and completed so many of its six classes. */
async function student(givenNames: string, completed: number) {
  const userId = await school.addUser({ given_names: givenNames, paternal_surname: 'Quispe' });
  await insertGrant(school.db, userId, 10);
  for (let id = 1; id <= completed; id += 1) await insertProgress(school.db, { userId, productId: 10, classId: id });
  return { userId, headers: await school.signIn(userId) };
}

type Student = Awaited<ReturnType<typeof student>>;

const rate = ({ headers }: Student, stars: number, opinion: string) =>
  school.app.inject({
    method: 'PUT',
    url: '/api/v1/contents/derecho-laboral/rating',
    headers,
    payload: { stars, opinion },
  });
const product = async () => (await school.app.inject('/api/v1/products/derecho-laboral')).json().product;
const reviews = async (): Promise<Record<string, unknown>[]> => (await product()).reviews;
const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  who: Pick<Student, 'headers'> | null,
  payload: object | null = null,
) =>
  school.app.inject({
    method,
    url: `/api/v1/${path}`,
    ...(who !== null && { headers: who.headers }),
    ...(payload !== null && { payload }),
  });

describe('an opinion', () => {
  test('is taken from who has the content and completed a fifth of it, and read by anybody', async () => {
    const ana = await student('Ana', 1);
    const refused = await rate(ana, 5, 'Muy claro');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Para calificarlo, completa antes 2 clases: así quien lo lea sabrá que lo conoces.',
    ]);
    expect(await reviews()).toEqual([]);
    const eva = await student('Eva', 2);
    expect((await rate(eva, 4, 'Muy claro')).statusCode).toBe(200);
    expect(await product()).toMatchObject({
      rating: { average: '4.0', count: 1 },
      reviews: [{ author: 'Eva Q.', stars: 4, text: 'Muy claro', helpful: 0, answer: null }],
    });
    expect(JSON.stringify(await reviews())).not.toContain(eva.userId);
  });

  test('is one of each account, under one name however often it is changed', async () => {
    const ana = await student('Ana', 2);
    await rate(ana, 5, 'Muy claro');
    const [first] = await reviews();
    await rate(ana, 3, 'No tanto');
    expect(await reviews()).toMatchObject([{ id: first?.['id'], stars: 3, text: 'No tanto' }]);
  });

  test('helps: others say so, once each, and those that help most come first', async () => {
    const [ana, eva] = [await student('Ana', 2), await student('Eva', 2)];
    await rate(ana, 5, 'Primera');
    school.clock.advance({ minutes: 1 });
    await rate(eva, 4, 'Segunda');
    const of = async (text: string) => (await reviews()).find((each) => each['text'] === text)?.['id'];
    expect((await reviews()).map(({ text }) => text)).toEqual(['Segunda', 'Primera']);
    const path = `reviews/${await of('Primera')}/helpful`;
    expect((await call('PUT', path, null)).statusCode).toBe(401);
    expect((await call('PUT', path, ana)).json().kind).toBe('review-is-own');
    for (const _ of [1, 2]) expect((await call('PUT', path, eva)).statusCode).toBe(204);
    expect(await reviews()).toMatchObject([
      { text: 'Primera', helpful: 1 },
      { text: 'Segunda', helpful: 0 },
    ]);
    expect((await call('DELETE', path, eva)).statusCode).toBe(204);
    expect((await reviews()).map(({ text }) => text)).toEqual(['Segunda', 'Primera']);
    expect((await call('PUT', 'reviews/nada/helpful', eva)).statusCode).toBe(404);
  });
});

describe('what somebody said of opinions', () => {
  const votes = (who: Pick<Student, 'headers'> | null, ids: readonly unknown[]) =>
    call('GET', `review-votes?reviews=${ids.join(',')}`, who);

  test('is told to them alone, and how many found it helpful', async () => {
    const [ana, eva] = [await student('Ana', 2), await student('Eva', 2)];
    await rate(ana, 5, 'Primera');
    const id = (await reviews())[0]?.['id'];
    await call('PUT', `reviews/${String(id)}/helpful`, eva);
    await call('PUT', `reviews/${String(id)}/report`, eva, { reason: 'Copia' });
    const nothing = { id, helpful: 1, isOwn: false, isHelpful: false, isReported: false };
    expect((await votes(eva, [id, 'nada'])).json()).toEqual({
      votes: [{ ...nothing, isHelpful: true, isReported: true }],
    });
    expect((await votes(ana, [id])).json()).toEqual({ votes: [{ ...nothing, isOwn: true }] });
    expect((await votes(null, [id])).statusCode).toBe(401);
    const read = await school.app.inject({ url: '/api/v1/products/derecho-laboral', headers: eva.headers });
    expect(read.body).not.toContain('isHelpful');
    expect(
      (
        await votes(
          eva,
          Array.from({ length: 400 }, () => id),
        )
      ).statusCode,
    ).toBe(400);
  });
});

describe('what the school does about opinions', () => {
  test('is for those who work for it: they see what was reported, answer and hide', async () => {
    const [ana, eva] = [await student('Ana', 2), await student('Eva', 0)];
    const staff = { headers: await school.signIn(await school.addUser({ is_collaborator: 1 })) };
    await rate(ana, 1, 'No me gustó');
    const id = String((await reviews())[0]?.['id']);
    expect((await call('PUT', `reviews/${id}/report`, eva, { reason: 'Es publicidad' })).statusCode).toBe(204);
    const list = (headers: object) =>
      school.app.inject({ url: '/api/v1/staff/reviews?which=reported&product=&page=1', headers: { ...headers } });
    expect((await list(eva.headers)).statusCode).toBe(403);
    expect((await list(staff.headers)).json().reviews).toMatchObject([{ id, reports: ['Es publicidad'] }]);
    const answer = (who: Pick<Student, 'headers'>, text: string) =>
      call('PUT', `staff/reviews/${id}/answer`, who, { text });
    expect((await answer(ana, 'Yo misma')).statusCode).toBe(403);
    expect((await answer(staff, '  ')).json()).toMatchObject({ status: 400, field: 'text' });
    expect((await answer(staff, 'Lo sentimos')).statusCode).toBe(204);
    expect(await reviews()).toMatchObject([{ answer: 'Lo sentimos' }]);
    const takeBack = (who: Pick<Student, 'headers'>) => call('DELETE', `staff/reviews/${id}/answer`, who);
    expect((await takeBack(ana)).statusCode).toBe(403);
    expect((await takeBack(staff)).statusCode).toBe(204);
    expect(await reviews()).toMatchObject([{ answer: null }]);
    const see = (who: Pick<Student, 'headers'>, payload: object) =>
      call('PUT', `staff/reviews/${id}/visibility`, who, payload);
    expect((await see(eva, { hidden: true, reason: 'No' })).statusCode).toBe(403);
    expect((await see(staff, { hidden: true })).json()).toMatchObject({ status: 400, field: 'reason' });
    expect((await see(staff, { hidden: true, reason: 'a'.repeat(301) })).json().kind).toBe('reason-too-long');
    expect((await see(staff, { hidden: true, reason: 'Publicidad' })).statusCode).toBe(204);
    expect(await product()).toMatchObject({ reviews: [], rating: null });
    await see(staff, { hidden: false });
    expect(await product()).toMatchObject({ reviews: [{ id }], rating: { count: 1 } });
    expect((await list(staff.headers)).json()).toMatchObject({ reviews: [], waiting: 0 });
  });

  test('is listed page by page; past the last page stands the last one', async () => {
    for (let number = 1; number <= 21; number += 1) {
      school.clock.advance({ minutes: 1 });
      await rate(await student(`Ana ${number}`, 2), 5, `Opinión ${number}`);
    }
    const staff = { headers: await school.signIn(await school.addUser({ is_collaborator: 1 })) };
    const list = async (query: string) => (await call('GET', `staff/reviews?${query}`, staff)).json();
    const first = await list('which=all&product=&page=1');
    expect(first).toMatchObject({ page: 1, pages: 2, total: 21, waiting: 0 });
    expect(first.products).toEqual([{ slug: 'derecho-laboral', title: 'Derecho laboral para empresas' }]);
    expect(first.reviews).toHaveLength(20);
    expect(first.reviews[0]).toMatchObject({ opinion: 'Opinión 21', product: { path: expect.stringContaining('/') } });
    const last = await list('which=all&product=derecho-laboral&page=9');
    expect(last).toMatchObject({ page: 2, reviews: [{ opinion: 'Opinión 1' }] });
    expect(await list('which=hidden&product=&page=1')).toMatchObject({ page: 1, pages: 1, total: 0, reviews: [] });
    for (const wrong of ['which=no&product=&page=1', 'which=all&product=&page=0', 'which=all'])
      expect((await call('GET', `staff/reviews?${wrong}`, staff)).statusCode).toBe(400);
  });
});

test('the order by rating follows a rating at once', async () => {
  const [ana, eva] = [await student('Ana', 2), await student('Eva', 2)];
  await insertStudyContent(school.db, studyContent({ productId: 11, slug: 'otro', modules: [] }));
  const best = async () =>
    (await school.app.inject('/api/v1/products?kinds=course&dates=any&page=1&size=9&order=best-rated'))
      .json()
      .products.map(({ slug }: { slug: string }) => slug);
  expect(await best()).toEqual(['derecho-laboral', 'otro']);
  for (const { userId } of [ana, eva]) await insertGrant(school.db, userId, 11);
  await school.app.inject({
    method: 'PUT',
    url: '/api/v1/contents/otro/rating',
    headers: ana.headers,
    payload: { stars: 4, opinion: '' },
  });
  expect(await best()).toEqual(['otro', 'derecho-laboral']);
  await rate(eva, 5, '');
  expect(await best()).toEqual(['derecho-laboral', 'otro']);
});
