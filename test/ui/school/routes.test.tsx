import { existsSync } from 'node:fs';
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { importPage } from '#ui/school/page-files.ts';
import { PageMap } from '#ui/school/page-map.ts';
import { servicesContext, type RouteHandle } from '#ui/school/page-route.tsx';
import { createRoutes } from '#ui/school/routes.tsx';
import { accountServices } from '#test/support/account-services.ts';
import { BrowserOfTest } from '#test/support/browser-of-test.ts';
import { aProfile } from '#test/support/profile-builders.ts';
import { servicesOf } from '#test/support/show-page.tsx';

const routes = createRoutes();
const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

function sourcesIn(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ handle, children }) => [
    ...((handle as RouteHandle | undefined)?.files ?? []),
    ...sourcesIn(children ?? []),
  ]);
}

test('every route names a page that is there', () => {
  const named = sourcesIn(routes).filter((file) => !file.endsWith('/container.ts'));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('a page that is named wrongly says its name', async () => {
  await expect(importPage('./storefront/nada/nada-page.tsx')).rejects.toThrow('nada-page');
});

test.each(catalogueParts.map(({ kind, path }) => [kind, path] as const))(
  '%s: its list and its pages exist',
  (kind, path) => {
    expect(patternOf(path)).not.toMatch(/^\*|:seller/);
    expect(patternOf(productPath(kind as ProductKind, 'x'))).not.toMatch(/^\*|:seller/);
  },
);

test.each(['/', '/carrito', '/verificacion', '/login', '/registro', '/main', '/main/mis-contenidos'])(
  '%s, which header, footer or menus lead to, is a page',
  (path) => expect(new PageMap(routes).has(path)).toBe(true),
);

test('a page that is not there is said not to be', () => {
  const pages = new PageMap(routes);
  expect(['/nada', '/cursos/:slug', '/cursos/x'].map((path) => pages.has(path))).toEqual([false, false, false]);
});

test('what may be left out of an address does not hide its page', () => {
  expect(new PageMap([{ path: '/main/libros/:slug?' }]).has('/main/libros')).toBe(true);
});

test('fixed segments win over a seller’s slug', () => {
  expect(patternOf('/cursos')).toBe('/cursos');
  expect(patternOf('/estudio')).toBe('/:seller');
  expect(patternOf('/estudio/otra')).toBe('*');
});

/** The files of the frames and the page at an address. */
const filesAt = (path: string) =>
  matchRoutes(routes, path)?.map(({ route }) => sourcesIn([{ ...route, children: [] }] as RouteObject[])) ?? [];

test.each([
  [
    'default',
    ['/', '/cursos', '/contenidos/libros/x', '/carrito', '/pagos', '/lectura', '/libreria-el-umbral', '/nada/de/nada'],
  ],
  ['dashboard', ['/main', '/main/perfil', '/main/contenido/x/video', '/main/libros', '/main/calendario']],
  ['reading', ['/lectura/libros/x', '/main/libros/lectura/x/1', '/main/revistas/seccion/x']],
  ['staff', ['/colaboradores']],
])('LAY-1: the %s layout is the frame of its pages', (name, paths) => {
  for (const path of paths) {
    const layouts = filesAt(path)
      .flat()
      .filter((file) => file.includes('/layouts/'));
    expect(layouts, path).toEqual([`src/ui/school/layouts/${name}-layout.tsx`]);
  }
});

test.each(['/login', '/registro', '/login___', '/registerxxxxx'])(
  'ROUTE-17: %s sends whoever is signed in away, to their area',
  async (path) => {
    const profile = aProfile();
    const browser = new BrowserOfTest(profile);
    const account = accountServices(browser, await browser.signedInTab(profile));
    const context = new RouterContextProvider(new Map([[servicesContext, servicesOf(account.wire)]]));
    const loader = matchRoutes(routes, path)?.at(-1)?.route.loader;
    if (typeof loader !== 'function') throw new Error('The page has no loader');
    const args = { params: {}, context, request: new Request(`http://localhost:3000${path}`) };
    const answer: unknown = await Promise.resolve(loader(args as never)).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/main');
    expect(browser.navigator.left).toEqual([]);
  },
);
