import { beforeEach, describe, expect, test } from 'vitest';
import { homeReads } from '#adapters/http-contract/home/home-reads.ts';
import { insertCode } from '#test/support/cart/shop.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { homeEndpoints } from '#adapters/http-contract/home/student-home.ts';
import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
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
    for (const id of [1, 2]) await school.school.get(SeminarSchedule).setRoom(id, `https://salas.pe/${id}`, new Date());
    for (const id of [1, 2]) await insertGrant(school.db, ana, id);
  });

  test('are dated by the session that comes next, and show where each is attended until it is over', async () => {
    const sessions = school.school.get(SeminarSessions);
    const held = [
      heldAt('a', inDays(-1)),
      heldAt('b', inDays(1)),
      heldAt('c', inDays(8), { room: 'https://salas.pe/c' }),
    ];
    await sessions.write(1, held, 'https://salas.pe/1', school.clock.now());
    const { seminars } = (await get('/api/v1/my-seminars', ana)).json();
    expect(seminars[1]).toMatchObject({ slug: 'proximo', startsAt: inDays(1), room: 'https://salas.pe/1' });
    expect(seminars[1].sessions.map(({ id, address }: Record<string, string>) => [id, address])).toEqual([
      ['a', null],
      ['b', 'https://salas.pe/1'],
      ['c', 'https://salas.pe/c'],
    ]);
    const calendar = (await school.app.inject('/calendario/proximo.ics')).body;
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(calendar).not.toContain('salas.pe');
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

test('a verified seller sees the sums of their own code with the mailbox that the school has of them, once it is proven', async () => {
  const luis = await school.addUser({ email: 'umbral@correo.pe' });
  await insertCode(school.db, { id: 2, word: 'UMBRAL10', origin: 'seller' });
  const person = { full_name: '', category_title: '', phone: '', photo_file: null, logo_file: null };
  const seller = { id: 5, slug: 'umbral', trade_name: 'Umbral', email: 'Umbral@correo.pe', discount_code_id: 2 };
  await school.db
    .insertInto('sellers')
    .values({ ...person, ...seller, verified: 1 })
    .execute();
  const read = async (userId: string) => (await get('/api/v1/my-sales', userId)).json();
  const nothing = { orders: 0, sold: '0.00', taken: '0.00', returned: '0.00', neverDue: '0.00' };
  expect(await read(luis)).toEqual({
    sellers: [{ tradeName: 'Umbral', word: 'UMBRAL10', inAll: nothing, months: [] }],
  });
  expect(await read(ana)).toEqual({ sellers: [] });
  await school.db.updateTable('sellers').set({ verified: 0 }).execute();
  expect(await read(luis)).toEqual({ sellers: [] });
  await school.db.updateTable('sellers').set({ verified: 1 }).execute();
  const headers = await school.signIn(luis);
  await school.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', luis).execute();
  expect((await school.app.inject({ url: '/api/v1/my-sales', headers })).json()).toEqual({ sellers: [] });
});

describe('what stays one’s own when access is over', () => {
  test('certificates are listed from the latest on, each with its PDF, and are nobody else’s', async () => {
    for (const id of [1, 2]) await insertProduct(school.db, id);
    const certificates = new CertificatesInSql(school.db);
    const first = certificate({ userId: ana, productId: 1, productTitle: 'El primero' });
    const code = certificateCode('ES', 2026, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]);
    const issuedAt = new Date('2026-03-12T15:00:00.000Z');
    const last = certificate({ userId: ana, productId: 2, kind: 'approval', grade: 165, code, issuedAt });
    for (const each of [first, last]) await certificates.add(each);
    const { certificates: listed } = (await get('/api/v1/my-certificates', ana)).json();
    expect(listed).toMatchObject([
      { code, kind: 'approval', grade: '16.5', slug: 'curso-2', hours: 24 },
      { code: first.code, grade: null, title: 'El primero', slug: 'curso-1', revokedAt: null },
    ]);
    const pdf = await school.app.inject({ url: listed[1].document });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await get('/api/v1/my-certificates', await school.addUser())).json()).toEqual({ certificates: [] });
  });

  test('notes are listed book by book as they stand in each, also when the book cannot be read any more', async () => {
    await insertProduct(school.db, 1, { kind: 'book', slug: 'manual', title: 'Manual' });
    await insertProduct(school.db, 2, { kind: 'book', slug: 'atlas', title: 'Atlas' });
    await insertGrant(school.db, ana, 1, { ends_at: inDays(-1) });
    await insertGrant(school.db, ana, 2);
    const section = { parent_id: null, level: 0, html: '', plain_text: '', is_sample: 0, has_text: 1 } as const;
    await school.db
      .insertInto('book_sections')
      .values([
        { ...section, id: 1, product_id: 1, position: 1, slug: 'uno', title: 'Uno' },
        { ...section, id: 2, product_id: 1, position: 2, slug: 'dos', title: 'Dos' },
      ])
      .execute();
    const about = { user_id: ana, product_id: 1, kind: 'note', colour: 'green', version: 1, removed_at: null } as const;
    const words = { starts_at: 3, ends_at: 9, text_before: '', text_after: '', note: 'Ojo', quote: 'la base' };
    const when = { created_at: inDays(-9), changed_at: inDays(-9) };
    await school.db
      .insertInto('annotations')
      .values([
        { ...about, ...words, ...when, id: 'b', section_slug: 'dos' },
        { ...about, ...words, ...when, id: 'a', section_slug: 'uno' },
        { ...about, ...words, ...when, id: 'lost', section_slug: 'gone', note: '', kind: 'highlight' },
        { ...about, ...words, ...when, id: 'removed', section_slug: 'uno', removed_at: inDays(-1) },
        { ...about, ...words, ...when, id: 'c', section_slug: 'x', product_id: 2 },
      ])
      .execute();
    const { books } = (await get('/api/v1/my-notes', ana)).json();
    expect(books).toMatchObject([
      { slug: 'atlas', isOpen: true, notes: [{ id: 'c' }] },
      {
        slug: 'manual',
        isOpen: false,
        notes: [
          { id: 'a', section: 'Uno', colour: 'green', quote: 'la base', note: 'Ojo', createdAt: inDays(-9) },
          { id: 'b', section: 'Dos' },
          { id: 'lost', section: null, note: '' },
        ],
      },
    ]);
    expect((await get('/api/v1/my-notes', await school.addUser())).json()).toEqual({ books: [] });
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
    plan: {
      title: 'Pack',
      slug: 'pack',
      endedOn: inDays(-1).slice(0, 10),
      renewal: { price: '118.00', former: null, isExempt: false },
    },
    regular: '118.00',
    reduced: null,
    offer: { price: '118.00', former: null, isExempt: false },
  });
  const strangers = await get('/api/v1/expired-accesses/curso-1', await school.addUser());
  expect(strangers.json()).toEqual({ access: null });
  await insertGrant(school.db, ana, 1);
  expect((await get('/api/v1/expired-accesses/curso-1', ana)).json()).toEqual({ access: null });
});

test('what it costs to have it again is what this student’s cart will ask', async () => {
  await insertProduct(school.db, 1, { regular_price: 118_00, subscriber_price: 80_00, igv_rate: 0 });
  await insertProduct(school.db, 10, { kind: 'plan', slug: 'pro', title: 'Pro', plan_page: 'pro', status: 'draft' });
  await insertProduct(school.db, 11, { kind: 'plan', slug: 'otro', title: 'Otro', plan_page: 'pro' });
  await insertGrant(school.db, ana, 1, { plan_id: 10, ends_at: inDays(-1) });
  const access = async () => (await get('/api/v1/expired-accesses/curso-1', ana)).json().access;
  expect(await access()).toMatchObject({
    plan: { slug: 'pro', renewal: null },
    offer: { price: '118.00', former: null, isExempt: true },
  });
  await insertGrant(school.db, ana, 11, { ends_at: inDays(30) });
  expect((await access()).offer).toEqual({ price: '80.00', former: '118.00', isExempt: true });
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
