import { expect, test } from 'vitest';
import { CatalogueIndex, CatalogueView } from '#adapters/server/sql/catalogue/catalogue-index.ts';
import { TextIndex } from '#adapters/server/sql/search/text-index.ts';
import { searchableOf } from '#domain/search/catalogue-entry.ts';
import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';
import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { ReviewsInSql } from '#adapters/server/sql/learning/reviews-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import type { ProductQuery } from '#application/server/catalogue/ports/products.ts';
import { money } from '#domain/shared/money.ts';
import { labour, rosa, storedPrice, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { type DatabaseOfTest, eachDatabase } from '#test/support/school/databases.ts';
import { courseDraft } from '#test/support/catalogue/product-drafts.ts';
import { factsOf } from '#test/memory/catalogue/products-in-memory.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';
import { insertUser } from '#test/support/shared/rows.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const all: ProductQuery = { kinds: [], categorySlug: null, dates: 'any', now, offset: 0, limit: 24 };
const pedro = { ...rosa, id: 2, slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' };
const publishedAt = '2026-01-01T12:00:00.000Z';

test('an order of a large catalogue is made in parts, once for all who ask meanwhile', async () => {
  const facts = factsOf(storedProduct(1));
  const products = Array.from({ length: 9000 }, (_, id) => ({ ...facts, id }));
  const texts = products.map((each) => searchableOf(each));
  const [people, categories, textIndex] = [new Map(), new Map(), new TextIndex()];
  const view = await CatalogueView.of({ products, texts, textIndex, people, categories }, now);
  const turns = new CountedByTurn();
  const newest = { ...all, refinement: { order: 'newest' } } as const;
  const [first, second] = await Promise.all([view.select(newest), view.select(newest)]);
  expect([first.length, first[0]?.facts.id, second]).toEqual([9000, 8999, first]);
  expect(turns.turns).toBeGreaterThan(2);
});

/** Two servers on one database: each keeps its own index from before the change. */
async function twoServers(database: DatabaseOfTest): Promise<readonly [ProductsInSql, ProductsInSql]> {
  const { db } = database();
  await insertCatalogue(db, [
    storedProduct(1, { title: 'Contratos', category: labour, staff: [rosa], publishedAt }),
    storedProduct(2, { title: 'Planillas', category: labour, staff: [pedro], publishedAt }),
  ]);
  const servers = [new ProductsInSql(db), new ProductsInSql(db)] as const;
  for (const server of servers) await look(server);
  return servers;
}

async function look(products: ProductsInSql) {
  const [list, facets, contracts, rosas, categories] = await Promise.all([
    products.find({ ...all, refinement: { order: 'price-low' } }),
    products.facets(all),
    products.search('contratos', 0, 9),
    products.search('rosa', 0, 9),
    products.categories([]),
  ]);
  return {
    cheapest: list.products.map(({ id }) => id),
    prices: facets.prices.map(({ value }) => value),
    people: facets.staff.map(({ value, count }) => `${value.name} ${count}`),
    contracts: contracts.products.map(({ id }) => id),
    rosas: rosas.products.map(({ id }) => id),
    categories: categories.map(({ title }) => title),
    count: await products.count(),
    newest: (await products.find({ ...all, refinement: { order: 'newest' } })).products.map(({ id }) => id),
    best: (await products.find({ ...all, refinement: { order: 'best-rated' } })).products.map(({ id }) => id),
  };
}

const before = {
  cheapest: [1, 2],
  prices: ['100-200'],
  people: ['Pedro Yupanqui 1', 'Rosa Huamán Quispe 1'],
  contracts: [1],
  rosas: [1],
  categories: ['Derecho laboral'],
  count: 2,
  newest: [2, 1],
  best: [1, 2],
};

eachDatabase('CatalogueIndex', (database) => {
  const publications = () => new PublicationsInSql(database().db);
  const draft = (changes: Parameters<typeof courseDraft>[0]) =>
    courseDraft({ slug: 'curso-2', title: 'Planillas', categoryId: labour.id, staffIds: [2], ...changes });

  test.each<[string, () => Promise<unknown>, Partial<typeof before>]>([
    ['nothing', () => Promise.resolve(), {}],
    [
      'a title and a price',
      () => publications().update(2, draft({ title: 'Otros contratos', regularPrice: money(4000) }), now),
      { cheapest: [2, 1], prices: ['0-50', '100-200'], contracts: [1, 2] },
    ],
    [
      'who teaches',
      () => publications().update(2, draft({ staffIds: [1], regularPrice: money(11_800) }), now),
      { people: ['Rosa Huamán Quispe 2'], rosas: [1, 2] },
    ],
    [
      'a product that is withdrawn',
      () => publications().update(1, draft({ slug: 'curso-1', isPublished: false }), now),
      { cheapest: [2], contracts: [], rosas: [], people: ['Pedro Yupanqui 1'], count: 1, newest: [2], best: [2] },
    ],
    [
      'a product that is added',
      () =>
        publications().add(
          draft({ sku: 'VT-3', slug: 'nuevo', title: 'Contratos de obra', staffIds: [], categoryId: null }),
          now,
        ),
      { contracts: [1, 3], count: 3, newest: [3, 2, 1] },
    ],
    [
      'somebody’s name',
      () => database().db.updateTable('staff').set({ full_name: 'Luisa Paz' }).where('id', '=', 1).execute(),
      { people: ['Pedro Yupanqui 1', 'Luisa Paz 1'], rosas: [] },
    ],
    [
      'a category’s title',
      () => database().db.updateTable('categories').set({ title: 'Trabajo' }).execute(),
      { categories: ['Trabajo'] },
    ],
    [
      'people, one by one',
      () => database().db.deleteFrom('product_staff').where('staff_id', '=', 1).execute(),
      { people: ['Pedro Yupanqui 1'], rosas: [] },
    ],
  ])('what changes is seen by every server at once: %s', async (_, change, seen) => {
    const servers = await twoServers(database);
    expect(await look(servers[0])).toEqual(before);
    await change();
    for (const server of servers) expect(await look(server)).toMatchObject(seen);
  });

  test('the order by rating follows a rating that comes, changes, is hidden, shown or goes, and nothing else is read', async () => {
    const { db } = database();
    await twoServers(database);
    const servers = [new CatalogueIndex(db), new CatalogueIndex(db)] as const;
    const known = await Promise.all(servers.map((server) => server.facts()));
    const best = (index: CatalogueIndex) =>
      new ProductsInSql(db, index).find({ ...all, refinement: { order: 'best-rated' } });
    for (const userId of ['ana', 'luis']) await insertUser(db, userId);
    const rate = (productId: number, userId: string, stars: number) =>
      new DiscussionsInSql(db).rate({ id: `de-${userId}`, productId, userId }, { stars, opinion: 'Claro' }, now);
    const reviews = new ReviewsInSql(db);
    for (const [order, change] of [
      [[2, 1], () => rate(2, 'ana', 2)],
      [[1, 2], () => rate(1, 'luis', 3)],
      [[2, 1], () => rate(2, 'ana', 5)],
      [[1, 2], () => reviews.hide('de-ana', 'Insulta', now)],
      [[2, 1], () => reviews.show('de-ana', now)],
      [[1, 2], () => db.deleteFrom('content_ratings').where('id', '=', 'de-ana').execute()],
    ] as const) {
      await change();
      for (const server of servers) expect((await best(server)).products.map(({ id }) => id)).toEqual(order);
    }
    for (const [place, server] of servers.entries()) {
      const { textIndex, categories, products } = await server.facts();
      expect(textIndex).toBe(known[place]?.textIndex);
      expect(categories).toBe(known[place]?.categories);
      expect(products.map(({ rating }) => rating.count)).toEqual([1, 0]);
    }
    await db.updateTable('products').set({ title: 'Otros contratos' }).where('id', '=', 2).execute();
    expect((await servers[0].facts()).textIndex).not.toBe(known[0]?.textIndex);
  });

  test('an answer of the school, and a vote, leave what is known as it is', async () => {
    const { db } = database();
    await twoServers(database);
    for (const userId of ['ana', 'luis']) await insertUser(db, userId);
    const [index, reviews] = [new CatalogueIndex(db), new ReviewsInSql(db)];
    await new DiscussionsInSql(db).rate({ id: 'r', productId: 2, userId: 'ana' }, { stars: 4, opinion: 'Claro' }, now);
    const known = await index.facts();
    await reviews.answer('r', 'Gracias', now);
    await reviews.vote({ reviewId: 'r', userId: 'luis', kind: 'helpful', reason: '' }, now);
    expect(await index.facts()).toBe(known);
  });

  test('of a large catalogue ratings that change on and on are read a tenth of the time, and none waits for the rest', async () => {
    const { db } = database();
    await twoServers(database);
    await insertUser(db, 'ana');
    // Each look at the clock is 100 ms later, so that a reading takes at least as long.
    let time = 0;
    const index = new CatalogueIndex(db, { large: 1, elapsed: () => (time += 100) });
    const rate = (stars: number) =>
      new DiscussionsInSql(db).rate({ id: 'r', productId: 2, userId: 'ana' }, { stars, opinion: '' }, now);
    const stars = async () => (await index.facts()).products.map(({ rating }) => rating.stars);
    expect(await stars()).toEqual([0, 0]);
    await rate(4);
    expect(await stars()).toEqual([0, 4]);
    await rate(5);
    expect(await stars()).toEqual([0, 4]);
    time += 5000;
    expect(await stars()).toEqual([0, 5]);
  });

  test('what a transaction takes back was never seen, and does not hide what comes after it', async () => {
    const { db } = database();
    const [server] = await twoServers(database);
    const rename = (title: string, within = db) =>
      within.updateTable('products').set({ title }).where('id', '=', 2).execute();
    const failed = db.transaction().execute(async (transaction) => {
      await rename('Contratos menores', transaction);
      expect((await new ProductsInSql(transaction).search('contratos', 0, 9)).total).toBe(2);
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await look(server)).toEqual(before);
    await rename('Contratos mayores');
    expect((await server.search('contratos', 0, 9)).total).toBe(2);
  });

  test('a large catalogue that changes on and on is read a tenth of the time at most', async () => {
    const { db } = database();
    await twoServers(database);
    // Each look at the clock is 100 ms later, so that a reading takes at least as long.
    let time = 0;
    const settings = { large: 1, elapsed: () => (time += 100) };
    const server = new ProductsInSql(db, new CatalogueIndex(db, settings));
    const found = async () => (await server.search('contratos', 0, 9)).total;
    expect(await found()).toBe(1);
    await db.updateTable('products').set({ title: 'Contratos menores' }).where('id', '=', 2).execute();
    expect(await found()).toBe(1);
    time += 5000;
    expect(await found()).toBe(2);
  });

  test('is read part by part, each product once, also where places in the order are shared', async () => {
    const { db } = database();
    await insertCatalogue(db, [storedProduct(1)]);
    const { id: _id, ...first } = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: 600 }, (_, index) => index + 2);
    const rows = ids.map((id) => ({ ...first, id, sku: `S-${id}`, slug: `p-${id}`, position: Math.floor(id / 300) }));
    for (let from = 0; from < rows.length; from += 100) {
      await db
        .insertInto('products')
        .values(rows.slice(from, from + 100))
        .execute();
    }
    const { products, texts } = await new CatalogueIndex(db).facts();
    const inOrder = [{ id: 1, position: first.position }, ...rows].toSorted(
      (a, b) => a.position - b.position || a.id - b.id,
    );
    expect(products.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    expect(texts.map(({ product }) => product.id)).toEqual(inOrder.map(({ id }) => id));
  });

  test('time alone moves prices and dates, forwards and backwards', async () => {
    const until = '2026-03-10T16:00:00.000Z';
    await insertCatalogue(database().db, [
      storedProduct(1, { price: storedPrice({ regular: money(9000), reduced: money(100), reducedUntil: until }) }),
      storedSeminar(2, until),
    ]);
    const products = new ProductsInSql(database().db, new CatalogueIndex(database().db));
    const coming = async (at: string) => (await products.find({ ...all, dates: 'coming', now: new Date(at) })).total;
    const cheap = async (at: string) =>
      (await products.find({ ...all, refinement: { price: '0-50' }, now: new Date(at) })).total;
    const end = '2026-03-10T18:00:00.000Z';
    for (const [at, price, dates] of [
      ['2026-03-10T15:00:00.000Z', 1, 1],
      [until, 1, 1],
      ['2026-03-10T16:00:00.999Z', 1, 1],
      ['2026-03-10T16:00:01.000Z', 0, 1],
      [end, 0, 1],
      ['2026-03-10T18:00:00.001Z', 0, 0],
      ['2026-03-10T15:30:00.000Z', 1, 1],
    ] as const) {
      expect([await cheap(at), await coming(at)], at).toEqual([price, dates]);
    }
  });
});
