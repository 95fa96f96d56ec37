import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moduleSegments } from '#domain/catalogue/module-segments.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { kindsOfMenuSlug, menuEntries, menuSlugOf, studentMenu } from '#domain/catalogue/student-menu.ts';
import { anOwnedProduct } from '#test/support/accounts/profile-builders.ts';

const pack = {
  id: 10,
  slug: 'pack',
  title: 'Pack',
  page: 'pack',
  since: '2026-01-01T00:00:00.000Z',
  until: null,
  isOwn: true,
} as const;
const pro = { ...pack, id: 11, slug: 'pro', title: 'PRO', page: 'pro' } as const;

test('MENU-3: every module code has an entry', () => {
  expect(new Set(menuEntries.map(({ module }) => module))).toEqual(new Set(Object.keys(moduleSegments)));
});

test('every kind of product belongs to one entry', () => {
  for (const kind of productKinds) expect(kindsOfMenuSlug(menuSlugOf(kind))).toContain(kind);
  expect(kindsOfMenuSlug('no-existe')).toBeNull();
});

test('MENU-1: singles by themselves, each plan once where it gives something', () => {
  const menu = studentMenu(
    [
      anOwnedProduct(1),
      anOwnedProduct(2, { plan: pack }),
      anOwnedProduct(3, { plan: pack }),
      anOwnedProduct(4, { kind: 'book', plan: pro }),
    ],
    [pack, pro],
  );
  const of = (slug: string) => menu.find((entry) => entry.slug === slug);
  expect(of('cursos')).toMatchObject({
    url: 'contenido',
    active: true,
    products: [
      { id: 1, type: 'single' },
      { id: 10, type: 'pack', sync: null },
    ],
  });
  expect(of('libros')?.products).toMatchObject([{ id: 11, type: 'index', sync: '11', slug: 'pro' }]);
  expect(of('seminarios')).toMatchObject({ active: false, products: [] });
});

test('an entry is active exactly when something of its kinds is owned', () => {
  const owned = fc.array(fc.record({ id: fc.nat(99), kind: fc.constantFrom(...productKinds) }), { maxLength: 12 });
  fc.assert(
    fc.property(owned, (some) => {
      const menu = studentMenu(
        some.map(({ id, kind }) => anOwnedProduct(id, { kind })),
        [],
      );
      const kinds = new Set(some.map(({ kind }) => kind));
      for (const { slug, active, products } of menu) {
        expect(active).toBe((kindsOfMenuSlug(slug) ?? []).some((kind) => kinds.has(kind)));
        expect(products.length > 0).toBe(active);
      }
    }),
  );
});
