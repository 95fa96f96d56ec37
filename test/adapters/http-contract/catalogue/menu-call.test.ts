import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStudentMenu, presentStudentMenu } from '#adapters/http-contract/catalogue/menu-call.ts';
import type { ActivePlan } from '#domain/accounts/ownership.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { studentMenu } from '#domain/catalogue/student-menu.ts';
import { anOwnedProduct } from '#test/support/accounts/profile-builders.ts';

const since = '2026-01-01T15:00:00.000Z';
const until = '2026-12-31T15:00:00.000Z';
const pro: ActivePlan = { id: 11, slug: 'pro', title: 'PRO', page: 'pro', since, until, isOwn: true };
const pack: ActivePlan = { ...pro, id: 10, slug: 'pack', title: 'Pack', page: 'pack', until: null };
const menu = studentMenu(
  [anOwnedProduct(1, { since, until }), anOwnedProduct(2, { plan: pack }), anOwnedProduct(3, { plan: pro })],
  [pack, pro],
);

test('MENU-1: an entry and its products travel by the names of the requirements', () => {
  const [courses] = presentStudentMenu(menu).productos;
  expect(courses).toMatchObject({ name: 'Cursos', icon: 'play', module: 'VT', url: 'contenido', slug: 'cursos' });
  const common = { estado: 1, modulo_id: 'VT', slug_module: 'contenido', fecha_inicio: '01/01/2026' };
  expect(courses?.products).toMatchObject([
    { ...common, id: 1, titulo: 'Curso 1', slug: 'curso-1', tipo: 1, tipoSync: null, fecha_fin: '31/12/2026' },
    { ...common, id: 10, titulo: 'Pack', slug: 'pack', tipo: 0, tipoSync: null, fecha_fin: null },
    { ...common, id: 11, titulo: 'PRO', slug: 'pro', tipo: 2, tipoSync: '11', fecha_fin: '31/12/2026' },
  ]);
});

test('MENU-1: what is not in force is left out; a `tipo` of neither 1 nor 0 is an index', () => {
  const wire = presentStudentMenu(menu);
  const changed = wire.productos.map((entry) => ({
    ...entry,
    products: entry.products.map((each) => (each.id === 1 ? { ...each, estado: 0 } : { ...each, tipo: each.tipo * 3 })),
  }));
  const [courses] = parseStudentMenu({ productos: changed });
  expect(courses?.products.map(({ id, type }) => [id, type])).toEqual([
    [10, 'pack'],
    [11, 'index'],
  ]);
});

test('MENU-4: the browser keeps the menu that the school sent', () => {
  const kind = fc.constantFrom(...productKinds);
  const owned = fc.array(fc.record({ id: fc.nat(99), kind, plan: fc.constantFrom(null, pack, pro) }), { maxLength: 9 });
  fc.assert(
    fc.property(owned, (some) => {
      const sent = studentMenu(
        some.map(({ id, ...rest }) => anOwnedProduct(id, rest)),
        [pack, pro],
      );
      expect(parseStudentMenu(presentStudentMenu(sent))).toEqual(sent);
    }),
  );
});
