import { beforeEach, describe, expect, test } from 'vitest';
import { homeReads } from '#adapters/http-contract/home/home-reads.ts';
import { homeEndpoints } from '#adapters/http-contract/home/student-home.ts';
import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
let ana: string;

beforeEach(async () => {
  school = await testSchool();
  ana = await school.addUser();
});

const inDays = (count: number) => new Date(school.clock.now().getTime() + count * 86_400_000).toISOString();

async function get(url: string, userId: string) {
  return school.app.inject({ method: 'GET', url, headers: await school.signIn(userId) });
}

test('every call asks for a sign-in', async () => {
  for (const { method, path } of [...homeReads, ...homeEndpoints]) {
    const answer = await school.app.inject({ method, url: path.replace(':slug', 'curso-1') });
    expect([path, answer.statusCode]).toEqual([path, 401]);
  }
});

describe('seminars', () => {
  beforeEach(async () => {
    const kind = 'seminar';
    await insertProduct(school.db, 1, { kind, slug: 'proximo', starts_at: inDays(2), ends_at: inDays(2.1) });
    await insertProduct(school.db, 2, { kind, slug: 'pasado', starts_at: inDays(-2), ends_at: inDays(-1.9) });
    for (const id of [1, 2]) await school.school.get(SeminarSchedule).setRoom(id, `https://salas.pe/${id}`);
    for (const id of [1, 2]) await insertGrant(school.db, ana, id);
  });

  test('come with the room as long as they are not over', async () => {
    const { seminars } = (await get('/api/v1/my-seminars', ana)).json();
    expect(seminars).toMatchObject([
      { slug: 'pasado', room: null, isRecorded: false },
      { slug: 'proximo', room: 'https://salas.pe/1', planSlug: null },
    ]);
  });

  test('are nobody else’s to see', async () => {
    const answer = await get('/api/v1/my-seminars', await school.addUser());
    expect(answer.json()).toEqual({ seminars: [] });
    expect(answer.body).not.toContain('salas.pe');
  });
});

test('an access that ended says how to have it again, to whoever had it', async () => {
  await insertProduct(school.db, 1, { regular_price: 118_00 });
  await insertProduct(school.db, 10, { kind: 'plan', slug: 'pack', title: 'Pack', plan_page: 'pack' });
  await school.db
    .insertInto('plan_products')
    .values({ plan_id: 10, product_id: 1, kind: null, category_id: null })
    .execute();
  await insertGrant(school.db, ana, 10, { ends_at: inDays(-1) });
  const { access } = (await get('/api/v1/expired-accesses/curso-1', ana)).json();
  expect(access).toEqual({
    product: { title: 'Curso 1', slug: 'curso-1', isDiscountValid: false },
    plan: { title: 'Pack', slug: 'pack', endedOn: inDays(-1).slice(0, 10) },
    regular: '118.00',
    reduced: null,
  });
  const strangers = await get('/api/v1/expired-accesses/curso-1', await school.addUser());
  expect(strangers.json()).toEqual({ access: null });
  await insertGrant(school.db, ana, 1);
  expect((await get('/api/v1/expired-accesses/curso-1', ana)).json()).toEqual({ access: null });
});

test('API-2.24: the tour is finished on every device, for the caller alone, however often it is said', async () => {
  const other = await school.addUser();
  for (const _ of [1, 2]) expect((await get('/api/clientes/miTour', ana)).json()).toEqual({ ok: true });
  const flagOf = async (userId: string) => {
    const headers = await school.signIn(userId);
    return (await school.app.inject({ method: 'POST', url: '/auth/me', headers })).json().tour_web;
  };
  expect([await flagOf(ana), await flagOf(other)]).toEqual([1, 0]);
});

test('news are the caller’s own', async () => {
  await insertProduct(school.db, 1);
  const answered = { answer: 'Así.', answered_at: inDays(-1), answered_by: null };
  const question = { product_id: 1, question: '¿Cómo se calcula?', asked_at: inDays(-2) };
  await school.db
    .insertInto('consultations')
    .values({ ...question, ...answered, id: 'c1', user_id: ana })
    .execute();
  expect((await get('/api/v1/my-news', ana)).json().news).toMatchObject([
    { kind: 'answer', slug: 'curso-1', isUnread: true },
  ]);
  expect((await get('/api/v1/my-news', await school.addUser())).json()).toEqual({ news: [] });
});

describe('API-2.11: the menu of whoever is signed in', () => {
  test('has every module, active where the caller has something, with singles, packs and indexes', async () => {
    await insertProduct(school.db, 1);
    await insertProduct(school.db, 2, { kind: 'book', slug: 'manual' });
    await insertProduct(school.db, 10, { kind: 'plan', slug: 'pro', title: 'PRO', plan_page: 'pro' });
    await school.db
      .insertInto('plan_products')
      .values({ plan_id: 10, product_id: 2, kind: null, category_id: null })
      .execute();
    await insertGrant(school.db, ana, 1);
    await insertGrant(school.db, ana, 10, { ends_at: inDays(30) });
    const { productos } = (await get('/api/load-menu?web=ES', ana)).json();
    expect(new Set(productos.map(({ module }: { module: string }) => module)).size).toBe(22);
    const entry = (slug: string) => productos.find((each: { slug: string }) => each.slug === slug);
    expect(entry('cursos')).toMatchObject({ url: 'contenido', active: true, products: [{ tipo: 1, slug: 'curso-1' }] });
    expect(entry('libros')).toMatchObject({ active: true, products: [{ tipo: 2, slug: 'pro', tipoSync: '10' }] });
    expect(entry('tips')).toMatchObject({ module: 'TP', active: false, products: [] });
    const others = (await get('/api/load-menu?web=ES', await school.addUser())).json().productos;
    expect(others.every(({ active }: { active: boolean }) => !active)).toBe(true);
  });

  test('a bearer that is not good is refused', async () => {
    const headers = { authorization: 'Bearer nada' };
    const answer = await school.app.inject({ method: 'GET', url: '/api/load-menu?web=ES', headers });
    expect(answer.statusCode).toBe(401);
  });
});
