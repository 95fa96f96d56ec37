import { existsSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { importPage } from '#ui/school/page-files.ts';
import { PageMap } from '#ui/school/page-map.ts';
import type { RouteHandle } from '#ui/school/page-route.tsx';
import { createRoutes } from '#ui/school/routes.tsx';

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
