import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';
import { productsContract } from '#test/ports/catalogue/products.ts';
import { aCatalogue, aQuery } from '#test/support/catalogue/arbitrary-catalogues.ts';
import { labour, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertHolders, insertProduct } from '#test/support/shared/rows.ts';

eachDatabase('ProductsInSql', (database) => {
  productsContract(async (given, holders = new Map()) => {
    await insertCatalogue(database().db, given);
    await insertHolders(database().db, holders);
    return new ProductsInSql(database().db);
  });

  test('finds and counts what its twin in memory does, whatever is asked', async () => {
    const given = fc.sample(aCatalogue, { numRuns: 1, seed: 7 })[0] ?? [];
    await insertCatalogue(database().db, given);
    const [inSql, inMemory] = [new ProductsInSql(database().db), new ProductsInMemory(given)];
    for (const query of fc.sample(aQuery, { numRuns: 60, seed: 11 })) {
      expect(await inSql.find(query), JSON.stringify(query)).toEqual(await inMemory.find(query));
      expect(await inSql.facets(query), JSON.stringify(query)).toEqual(await inMemory.facets(query));
    }
  });

  test('a draft is nowhere', async () => {
    const { db } = database();
    await insertProduct(db, 1, { status: 'draft' });
    const products = new ProductsInSql(db);
    const everything = { kinds: [], categorySlug: null, dates: 'any', now: new Date(), offset: 0, limit: 24 } as const;
    expect(await products.find(everything)).toEqual({ products: [], total: 0 });
    expect(await products.findBySlug('curso-1')).toBeNull();
    expect(await products.searchable()).toEqual([]);
    expect(await products.search('curso', 0, 9)).toMatchObject({ total: 0, nearest: [] });
    expect(await products.count()).toBe(0);
    expect(await products.addresses(0, 9)).toEqual([]);
  });

  test('a product names the plans that give it: by itself, by its kind, by its kind within its category', async () => {
    const { db } = database();
    const plan = (id: number) =>
      storedProduct(id, { kind: 'plan', slug: `plan-${id}`, title: `Plan ${id}`, planPage: 'pro' });
    await insertCatalogue(db, [storedProduct(1, { category: labour }), storedProduct(2), ...[5, 6, 7, 8].map(plan)]);
    await insertProduct(db, 9, { kind: 'plan', status: 'draft' });
    const nothing = { product_id: null, kind: null, category_id: null };
    await db
      .insertInto('plan_products')
      .values([
        { ...nothing, plan_id: 5, product_id: 1 },
        { ...nothing, plan_id: 5, kind: 'course' },
        { ...nothing, plan_id: 6, kind: 'course', category_id: labour.id },
        { ...nothing, plan_id: 7, kind: 'course' },
        { ...nothing, plan_id: 8, kind: 'book' },
        { ...nothing, plan_id: 9, product_id: 1 },
      ])
      .execute();
    const products = new ProductsInSql(db);
    const plansOf = async (slug: string) => (await products.findBySlug(slug))?.inPlans.map(({ path }) => path);
    expect(await plansOf('curso-1')).toEqual([5, 6, 7].map((id) => `/contenidos/planes/plan-${id}`));
    expect(await plansOf('curso-2')).toEqual([5, 7].map((id) => `/contenidos/planes/plan-${id}`));
  });

  test('a plan names what it gives: published products by their pages, whole kinds by their lists', async () => {
    const { db } = database();
    const plan = storedProduct(9, { kind: 'plan', slug: 'plan', planPage: 'pro' });
    await insertCatalogue(db, [storedProduct(1, { category: labour }), plan]);
    await insertProduct(db, 2, { status: 'draft' });
    const nothing = { product_id: null, kind: null, category_id: null };
    await db
      .insertInto('plan_products')
      .values([
        { ...nothing, plan_id: 9, product_id: 1 },
        { ...nothing, plan_id: 9, product_id: 2 },
        { ...nothing, plan_id: 9, kind: 'book' },
        { ...nothing, plan_id: 9, kind: 'course', category_id: labour.id },
      ])
      .execute();
    const found = await new ProductsInSql(db).findBySlug('plan');
    expect(found?.planGives).toEqual(
      expect.arrayContaining([
        { title: 'Curso 1', path: '/cursos/curso-1' },
        { title: 'Todos los libros', path: '/contenidos/libros' },
        { title: 'Todos los cursos de Derecho laboral', path: '/cursos/categoria/derecho-laboral' },
      ]),
    );
    expect(found?.planGives).toHaveLength(3);
  });
});
