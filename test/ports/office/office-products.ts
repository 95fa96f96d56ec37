import { expect, test } from 'vitest';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import type { OfficeProductQuery, OfficeProducts } from '#application/server/office/products/ports/office-products.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of OfficeProducts does. `make` gives one with a draft of a course, its id, and the account of whoever teaches it. */
export function officeProductsContract(
  make: () => Promise<{ products: OfficeProducts; id: number; teacher: string }>,
): void {
  test('knows a product, its state and who teaches it', async () => {
    const { products, id, teacher } = await make();
    expect(await products.find(id)).toEqual({
      id,
      sku: 'VT-001',
      kind: 'course',
      slug: 'contratos-civiles',
      title: 'Contratos civiles',
      state: 'draft',
      publishAt: null,
    });
    expect(await products.find(id + 1)).toBeNull();
    expect(await products.isTaughtBy(id, teacher)).toBe(true);
    expect(await products.isTaughtBy(id, 'otra')).toBe(false);
    expect(await products.isTaughtBy(id + 1, teacher)).toBe(false);
  });

  test('publishes it, at its hour too, and takes it from sale', async () => {
    const { products, id } = await make();
    await products.schedule(id, now);
    expect(await products.due(new Date(now.getTime() - 1))).toEqual([]);
    expect(await products.due(now)).toEqual([id]);
    expect(await products.find(id)).toMatchObject({ publishAt: now });
    await products.lock(id);
    await products.publish(id, now);
    expect(await products.find(id)).toMatchObject({ state: 'published', publishAt: null });
    await products.schedule(id, now);
    await products.schedule(id, null);
    expect(await products.due(now)).toEqual([]);
    await products.retire(id, now);
    expect(await products.find(id)).toMatchObject({ state: 'retired' });
    await products.publish(id, now);
    expect(await products.find(id)).toMatchObject({ state: 'published' });
  });

  test('adds empty drafts of every kind, each with an id and a code of its own', async () => {
    const { products } = await make();
    const ids = [];
    for (const kind of productKinds) ids.push(await products.add({ kind, slug: `nuevo-${kind}`, title: 'Nuevo' }, now));
    expect(new Set(ids).size).toBe(productKinds.length);
    const last = await products.find(ids.at(-1) ?? 0);
    expect(last).toMatchObject({ kind: 'plan', sku: `ES-PA-${ids.at(-1)}`, title: 'Nuevo', state: 'draft' });
  });

  test('lists by kind, state, words and teacher, the latest change first, page by page', async () => {
    const { products, id, teacher } = await make();
    const book = await products.add({ kind: 'book', slug: 'nandu', title: 'Ñandú y otros' }, now);
    await products.publish(book, now);
    const all: OfficeProductQuery = { kind: null, state: null, words: '', taughtBy: null, offset: 0, limit: 9 };
    const idsOf = async (query: Partial<OfficeProductQuery>) =>
      (await products.list({ ...all, ...query })).found.map((each) => each.id);
    expect(await idsOf({})).toEqual([book, id]);
    expect(await products.list({ ...all, offset: 1, limit: 1 })).toMatchObject({ found: [{ id }], total: 2 });
    expect(await idsOf({ kind: 'book' })).toEqual([book]);
    expect(await idsOf({ state: 'draft' })).toEqual([id]);
    expect(await idsOf({ state: 'published' })).toEqual([book]);
    expect(await idsOf({ words: 'otros NANDU' })).toEqual([book]);
    expect(await idsOf({ words: 'vt-001' })).toEqual([id]);
    expect(await idsOf({ taughtBy: teacher })).toEqual([id]);
    expect(await idsOf({ taughtBy: 'otra' })).toEqual([]);
    await products.retire(book, now);
    expect(await idsOf({ state: 'retired' })).toEqual([book]);
    expect(await idsOf({ state: 'draft' })).toEqual([id]);
  });
}
