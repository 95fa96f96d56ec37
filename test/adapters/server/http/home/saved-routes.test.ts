import { beforeEach, describe, expect, test } from 'vitest';
import { TellSavedNews } from '#application/server/home/tell-saved-news.ts';
import { MOST_SAVED } from '#domain/home/saved-product.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

let school: TestSchool;
let ana: string;
let headers: { readonly authorization: string };

async function open(options: Parameters<typeof testSchool>[0] = {}): Promise<void> {
  school = await testSchool(options);
  ana = await school.addUser({ given_names: 'Ana María', email: 'ana@correo.pe' });
  headers = await school.signIn(ana);
  await insertProduct(school.db, 1, { slug: 'derecho-laboral', title: 'Derecho laboral' });
  await insertProduct(school.db, 2, { kind: 'seminar', slug: 'arbitraje', title: 'Arbitraje' });
}

const keep = (slug: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  school.app.inject({ method, url: `/api/v1/my-saved/${slug}`, headers });
const mySaved = async () => (await school.app.inject({ url: '/api/v1/my-saved', headers })).json();
const slugs = async () => ((await mySaved()).products as { slug: string }[]).map(({ slug }) => slug);
const goRound = () => school.school.get(TellSavedNews).execute(() => false);
const change = (id: number, columns: object) =>
  school.db.updateTable('products').set(columns).where('id', '=', id).execute();
const letters = () =>
  school.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body as text'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe('what a student keeps', () => {
  beforeEach(() => open());

  test('is kept, listed with its price, and let go of; twice is as once', async () => {
    expect((await keep('derecho-laboral')).statusCode).toBe(204);
    school.clock.advance({ seconds: 1 });
    await keep('arbitraje');
    await keep('derecho-laboral');
    expect(await slugs()).toEqual(['arbitraje', 'derecho-laboral']);
    expect((await mySaved()).products[1]).toMatchObject({ price: { current: '118.00' }, isOver: false });
    for (const _ of [1, 2]) expect((await keep('arbitraje', 'DELETE')).statusCode).toBe(204);
    expect(await slugs()).toEqual(['derecho-laboral']);
  });

  test('is nobody else’s, and asks for a sign-in', async () => {
    await keep('derecho-laboral');
    const other = await school.signIn(await school.addUser());
    expect((await school.app.inject({ url: '/api/v1/my-saved', headers: other })).json().products).toEqual([]);
    expect((await school.app.inject({ method: 'PUT', url: '/api/v1/my-saved/arbitraje' })).statusCode).toBe(401);
  });

  test('leaves out what is published no more, and refuses what is not there', async () => {
    await keep('derecho-laboral');
    await change(1, { status: 'draft' });
    expect(await slugs()).toEqual([]);
    expect((await keep('nada')).statusCode).toBe(404);
  });

  test('has an end: one more than the most is refused, in words', async () => {
    for (let id = 10; id < 10 + MOST_SAVED; id += 1) await insertProduct(school.db, id);
    const rows = Array.from({ length: MOST_SAVED }, (_, index) => ({
      user_id: ana,
      product_id: 10 + index,
      saved_at: '2026-01-01T00:00:00.000Z',
      known_price: 1,
      known_starts_at: null,
    }));
    await school.db.insertInto('saved_products').values(rows).execute();
    const refused = await keep('derecho-laboral');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Puedes guardar hasta 200 productos. Quita alguno para guardar otro.',
    ]);
    expect((await keep('curso-10')).statusCode).toBe(204);
  });
});

describe('letters about what is kept', () => {
  beforeEach(async () => {
    await open();
    await keep('derecho-laboral');
    await keep('arbitraje');
  });

  test('tell a fall of the price once, with both prices; a rise is not told', async () => {
    await change(1, { discounted_price: 9800, discount_ends_at: '2027-01-01T00:00:00.000Z' });
    await goRound();
    await goRound();
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ subject: 'Bajó de precio: Derecho laboral' });
    expect(letter?.recipient).toContain('ana@correo.pe');
    expect(letter?.text).toMatch(/Antes: S\/\.\s118\.00\nAhora: S\/\.\s98\.00/);
    await change(1, { discounted_price: null, discount_ends_at: null });
    await goRound();
    expect(await letters()).toHaveLength(1);
    await change(1, { regular_price: 0 });
    await goRound();
    const told = await letters();
    expect(told).toHaveLength(2);
    expect(told.map(({ text }) => text).join('\n')).toContain('Ahora: Gratis');
  });

  test('tell a date that was set', async () => {
    await change(2, { starts_at: '2027-05-04T23:00:00.000Z', ends_at: '2027-05-05T01:00:00.000Z' });
    await goRound();
    const [letter] = await letters();
    expect(letter?.subject).toBe('Ya tiene fecha: Arbitraje');
    expect(letter?.text).toMatch(/martes 4 de mayo de 2027, 6:00\sp.\sm. \(hora de Lima\)/);
  });

  test('do not go to who has it by now, nor to an address that nobody confirmed', async () => {
    await insertGrant(school.db, ana, 1, {});
    await school.db.updateTable('users').set({ email_verified_at: null }).where('id', '<>', ana).execute();
    await change(1, { regular_price: 9000 });
    await goRound();
    expect(await letters()).toEqual([]);
  });

  test('end by the link that each of them has, without signing in, and begin again where one keeps things', async () => {
    await change(1, { regular_price: 9000 });
    await goRound();
    const link = /https?:\S+\/guardados\/baja\/\S+/.exec((await letters())[0]?.text ?? '')?.[0] ?? '';
    const secret = decodeURIComponent(link.slice(link.lastIndexOf('/') + 1));
    const leave = (given: string) =>
      school.app.inject({ method: 'POST', url: '/api/v1/saved-letters-departures', payload: { secret: given } });
    expect((await leave(secret.replace(ana, 'otra'))).statusCode).toBe(404);
    expect((await mySaved()).wantsLetters).toBe(true);
    for (const _ of [1, 2]) expect((await leave(secret)).statusCode).toBe(204);
    expect((await mySaved()).wantsLetters).toBe(false);
    await change(1, { regular_price: 8000 });
    await goRound();
    expect(await letters()).toHaveLength(1);
    const choose = { method: 'PUT', url: '/api/v1/my-saved-letters', headers, payload: { wanted: true } } as const;
    expect((await school.app.inject(choose)).statusCode).toBe(204);
    await goRound();
    expect(await letters()).toHaveLength(1);
    await change(1, { regular_price: 7000 });
    await goRound();
    expect(await letters()).toHaveLength(2);
  });
});

onPostgres('letters about what is kept, by two processes at once', (database) => {
  test('tell a change once', async () => {
    await open({ database: database() });
    await keep('derecho-laboral');
    await change(1, { regular_price: 9000 });
    await Promise.all([goRound(), goRound(), goRound(), goRound()]);
    expect(await letters()).toHaveLength(1);
  });
});
