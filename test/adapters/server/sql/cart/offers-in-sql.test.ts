import * as fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordSources } from '#adapters/server/answer-sources.ts';
import { DiscountCodesInSql } from '#adapters/server/sql/cart/discount-codes-in-sql.ts';
import { KeptOffers, mostKept, tablesOfOffers } from '#adapters/server/sql/cart/kept-offers.ts';
import { OffersInSql } from '#adapters/server/sql/cart/offers-in-sql.ts';
import { SellableProductsInSql } from '#adapters/server/sql/cart/sellable-products-in-sql.ts';
import { PublicStamps } from '#adapters/server/sql/shared/public-stamps.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { CurrentOffer } from '#application/server/cart/ports/offers.ts';
import { exampleCodes } from '#test/ports/cart/discount-codes.ts';
import { offersContract } from '#test/ports/cart/offers.ts';
import { insertDiscountCode, insertSellables } from '#test/support/cart/offer-rows.ts';
import { type DatabaseOfTest, eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

type Db = Kysely<SchoolDatabase>;

const offersOf = (db: Db, kept = new KeptOffers()) => new OffersInSql(db, new PublicStamps(db), kept);
const slugs = ['curso-1', 'curso-2', 'borrador', 'curso-4', 'otro-curso'];
const words = [...exampleCodes.map(({ word }) => word), 'NUEVO'];
const from = Date.parse('2026-03-09T12:00:00.000Z');

/** All that a cart may ask. */
async function told(offer: CurrentOffer, now: Date): Promise<unknown> {
  return {
    bySlug: await Promise.all(slugs.map((slug) => offer.findBySlug(slug))),
    byId: [...(await offer.findAll([1, 2, 3, 4]))].toSorted(([one], [other]) => one - other),
    codes: await Promise.all(words.map((word) => offer.code(word))),
    promotions: await offer.promotionsAt(now),
  };
}

/** The same, as the database says it without anything being kept. */
function readAnew(db: Db, now: Date): Promise<unknown> {
  const [products, codes] = [new SellableProductsInSql(db), new DiscountCodesInSql(db)];
  const anew: CurrentOffer = {
    findBySlug: (slug) => products.findBySlug(slug),
    findAll: (ids) => products.findAll(ids),
    code: (word) => codes.find(word),
    promotionsAt: (at) => codes.promotionsAt(at),
  };
  return told(anew, now);
}

type Change = (db: Db, value: number) => Promise<unknown>;

/** As an instant of a table: within some hours of the test's. */
const soon = (value: number) => new Date(from + value * 300_000).toISOString();
/** Changes one row, or all. */
const set = (table: string, column: string, valueOf: (value: number) => unknown): Change => {
  const key = /^p.*_/.test(table) ? 'product_id' : 'id';
  const change: Change = (db, value) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${valueOf(value)}
      where ${sql.ref(key)} = ${1 + (value % 2)} or ${value % 3} = 0`.execute(db);
  return Object.defineProperty(change, 'name', { value: `${table}.${column}` });
};

const changes: readonly Change[] = [
  set('products', 'title', (value) => `Curso ${value}`),
  set('products', 'regular_price', (value) => 10_000 + value),
  set('products', 'discounted_price', (value) => (value % 3 === 0 ? null : 5000 + value)),
  set('products', 'regular_unasked', (value) => value % 2),
  set('products', 'discount_starts_at', soon),
  set('products', 'discount_ends_at', soon),
  set('products', 'status', (value) => (value % 2 === 0 ? 'draft' : 'published')),
  set('products', 'updated_at', soon),
  set('categories', 'title', (value) => `Categoría ${value}`),
  set('staff', 'full_name', (value) => `Rosa ${value}`),
  set('product_staff', 'part', (value) => `Parte ${value}`),
  set('plan_prices', 'regular_price', (value) => 20_000 + value),
  set('plan_prices', 'regular_unasked', (value) => value % 2),
  set('price_options', 'price', (value) => 1000 + value),
  set('discount_codes', 'amount', (value) => value * 10),
  set('discount_codes', 'starts_at', soon),
  set('discount_codes', 'ends_at', soon),
  set('discount_codes', 'product_ids', (value) => `[${value % 5}]`),
  set('discount_codes', 'rule', (value) => value % 2),
  set('discount_codes', 'origin', (value) => ['coupon', 'promotion', 'seller'][value % 3]),
  async function anotherSlug(db, value) {
    await sql`update products set slug = ${value % 2 === 0 ? 'curso-1' : 'otro-curso'} where id = 1`.execute(db);
  },
  async function publishedOrGone(db, value) {
    await db.deleteFrom('products').where('id', '=', 4).execute();
    if (value % 2 === 0) await insertProduct(db, 4);
  },
  async function noOptions(db) {
    await db.deleteFrom('price_options').execute();
  },
  async function planGivesOrNot(db, value) {
    await db.deleteFrom('plan_products').execute();
    if (value % 2 === 1) return;
    await db.insertInto('plan_products').values({ plan_id: 2, product_id: 1, kind: null, category_id: null }).execute();
  },
  async function codeOrNone(db, value) {
    await db.deleteFrom('discount_codes').where('id', '=', 9).execute();
    if (value % 2 === 1) return;
    const [example] = exampleCodes;
    if (example !== undefined) await insertDiscountCode(db, { ...example, id: 9, word: 'NUEVO', origin: 'promotion' });
  },
];

const step = fc
  .record({
    change: fc.constantFrom(...changes),
    value: fc.nat(90),
    /** Minutes since the test's beginning at which one looks; time may go back. */
    minutes: fc.nat(450),
    within: fc.constantFrom('alone', 'committed', 'taken back'),
  })
  .map((each) => ({ ...each, toString: () => `${each.change.name}(${each.value}) ${each.within} at ${each.minutes}` }));

eachDatabase('OffersInSql', (database: DatabaseOfTest) => {
  const fill = async (): Promise<Db> => {
    const { db } = database();
    await insertSellables(db);
    for (const code of exampleCodes) await insertDiscountCode(db, code);
    return db;
  };

  offersContract(async () => offersOf(await fill()));

  test('whatever changes, whoever changes it and whenever one looks, what is kept is what would be read anew', async () => {
    const db = await fill();
    const kept = new KeptOffers();
    const offers = offersOf(db, kept);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        for (const { change, value, minutes, within } of steps) {
          const now = new Date(from + minutes * 60_000);
          const takenBack = new Error('taken back');
          if (within === 'alone') await change(db, value);
          else {
            const work = db.transaction().execute(async (transaction) => {
              await change(transaction, value);
              // Who changed it sees it, before anybody else does.
              expect(await told(await offersOf(transaction, kept).look(), now)).toEqual(
                await readAnew(transaction, now),
              );
              if (within === 'taken back') throw takenBack;
            });
            if (within === 'taken back') await expect(work).rejects.toBe(takenBack);
            else await work;
          }
          expect(await told(await offers.look(), now)).toEqual(await readAnew(db, now));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('after each change there is, all is as it would be read anew', async () => {
    const db = await fill();
    const offers = offersOf(db);
    const now = new Date(from);
    for (const [place, change] of changes.entries()) {
      for (const value of [place, place + 1, place + 2]) {
        await sql`update products set status = 'published', slug = 'curso-' || id where id < 3`.execute(db);
        await told(await offers.look(), now);
        await change(db, value);
        expect(await told(await offers.look(), now), `${change.name}(${value})`).toEqual(await readAnew(db, now));
      }
    }
  });

  test('what is kept under the stamps is asked of nobody again, and is read from no table without one', async () => {
    const offers = offersOf(await fill());
    const now = new Date(from);
    const { tables, mayBeKept } = await recordSources(async () => told(await offers.look(), now));
    expect([...tables].toSorted()).toEqual(tablesOfOffers.toSorted());
    // Whoever makes an answer of it for everybody would not be told what it was made from.
    expect(mayBeKept).toBe(false);
    const again = await recordSources(async () => {
      const offer = await offers.look();
      return [await offer.findBySlug('curso-1'), await offer.findAll([1, 2]), await offer.promotionsAt(now)];
    });
    expect([...again.tables]).toEqual([]);
  });

  test('the same list of promotions as long as none begins or ends', async () => {
    const offers = offersOf(await fill());
    const at = async (instant: string) => (await offers.look()).promotionsAt(new Date(instant));
    const list = await at('2026-03-09T12:00:00.000Z');
    expect(await at('2026-03-10T04:59:59.000Z')).toBe(list);
    expect(await at('2026-03-10T04:59:59.999Z')).toBe(list);
    expect(await at('2026-03-10T05:00:00.000Z')).not.toEqual(list);
  });

  test('as many products are kept as there is room for, and all are found', async () => {
    const db = await fill();
    const offers = offersOf(db);
    const ids = Array.from({ length: mostKept + 2 }, (_, place) => 100 + place);
    const [pattern] = await db.selectFrom('products').selectAll().where('id', '=', 2).execute();
    if (pattern === undefined) throw new Error('No product 2');
    for (let start = 0; start < ids.length; start += 250) {
      const part = ids.slice(start, start + 250);
      await db
        .insertInto('products')
        .values(part.map((id) => ({ ...pattern, id, slug: `curso-${id}`, sku: `VT-${id}` })))
        .execute();
    }
    const offer = await offers.look();
    for (let start = 0; start < ids.length; start += 250) await offer.findAll(ids.slice(start, start + 250));
    for (const id of [100, 101, 102, ids.at(-1) ?? 0]) expect((await offer.findBySlug(`curso-${id}`))?.id).toBe(id);
    expect((await offer.findAll(ids.slice(0, 3))).size).toBe(3);
  });
});

onPostgres('OffersInSql', (database) => {
  test('what was begun before a change is nobody’s who looks after it', async () => {
    const { db } = database();
    await insertSellables(db);
    const offers = offersOf(db);
    const before = await offers.look();
    await sql`update products set title = 'Otro' where id = 1`.execute(db);
    const after = await offers.look();
    expect((await after.findBySlug('curso-1'))?.title).toBe('Otro');
    // Read after the change as well, and kept with what was before it: nobody finds it there.
    await before.findAll([1, 2]);
    await sql`update products set title = 'Un tercero' where id = 1`.execute(db);
    expect((await (await offers.look()).findBySlug('curso-1'))?.title).toBe('Un tercero');
    expect((await after.findBySlug('curso-1'))?.title).toBe('Otro');
  });
});
