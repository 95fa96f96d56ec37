import { expect, test } from 'vitest';
import type { Publications } from '#application/server/office/ports/publications.ts';
import { courseDraft, generalRate } from '#test/support/catalogue/product-drafts.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of Publications does. `make` gives one with the category 'laboral' (id 7) and the seller 'estudio-sur'. */
export function publicationsContract(make: () => Promise<Publications>): void {
  test('finds a product again by sku and slug', async () => {
    const publications = await make();
    expect(await publications.findBySku('VT-001')).toBeNull();
    const id = await publications.add(courseDraft(), now);
    const known = { id, sku: 'VT-001', slug: 'contratos-civiles', kind: 'course', igvRate: generalRate };
    expect(await publications.findBySku('VT-001')).toEqual(known);
    expect(await publications.findBySlug('contratos-civiles')).toEqual(known);
  });

  test('gives each product the next positive id', async () => {
    const publications = await make();
    const first = await publications.add(courseDraft(), now);
    const second = await publications.add(courseDraft({ sku: 'VT-002', slug: 'otro' }), now);
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(first + 1);
  });

  test('updates in place', async () => {
    const publications = await make();
    const id = await publications.add(courseDraft(), now);
    await publications.update(id, courseDraft({ slug: 'contratos' }), now);
    expect(await publications.findBySlug('contratos-civiles')).toBeNull();
    expect(await publications.findBySlug('contratos')).toMatchObject({ id, sku: 'VT-001' });
  });

  test('knows sellers as holders of slugs, categories, and staff by name', async () => {
    const publications = await make();
    expect(await publications.findBySlug('estudio-sur')).toMatchObject({ kind: 'seller', sku: 'Estudio Sur' });
    expect(await publications.categoryId('laboral')).toBe(7);
    expect(await publications.categoryId('otra')).toBeNull();
    expect(await publications.staffId('Rosa Huamán')).toBeNull();
    const id = await publications.addStaff('Rosa Huamán', 'rosa-huaman', 'Abogada');
    expect(await publications.staffId('Rosa Huamán')).toBe(id);
    expect(await publications.staffId('rosa-huaman')).toBe(id);
    expect(await publications.staffWithSlug('rosa-huaman')).toEqual({ id, fullName: 'Rosa Huamán' });
    expect(await publications.staffWithSlug('rosa')).toBeNull();
  });

  test('replaces all sections of a book', async () => {
    const publications = await make();
    const id = await publications.add(courseDraft({ kind: 'book', sku: 'LI-1', slug: 'un-libro' }), now);
    const section = {
      level: 0,
      html: '<p>a</p>',
      plainText: 'a',
      markdown: 'a',
      barePictures: 0,
      foreignPictures: 0,
      isSample: true,
    };
    const chapter = { ...section, title: 'Uno', slug: 'uno', position: 1, parent: null };
    const below = { ...section, title: 'Dos', slug: 'dos', position: 2, parent: 1, level: 1, isSample: false };
    await publications.replaceSections(id, [chapter, below], now);
    await publications.replaceSections(id, [chapter, below, { ...below, slug: 'tres', position: 3 }], now);
    await publications.replaceSections(id, [chapter], now);
  });
}
