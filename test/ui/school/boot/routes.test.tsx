import { existsSync } from 'node:fs';
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { importPage } from '#ui/school/page-files.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { servicesContext, type RouteHandle } from '#ui/school/page-route.tsx';
import { createEveryRoute } from '#ui/school/boot/every-route.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

const routes = createEveryRoute();
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
  ['default', ['/', '/cursos', '/contenidos/libros/x', '/carrito', '/lectura', '/libreria-el-umbral', '/nada/de/nada']],
  [
    'dashboard',
    ['/main', '/main/perfil', '/main/contenido/x/examenes', '/main/libros', '/main/calendario', '/sesiones'],
  ],
  [
    'focus',
    [
      '/main/contenido/x/video',
      '/main/contenido/x/contenido',
      '/main/contenido/x/examenes/start',
      '/main/seminarios/x/video',
    ],
  ],
  ['reading', ['/lectura/libros/x', '/main/libros/lectura/x/1', '/main/revistas/seccion/x']],
  [
    'checkout',
    [
      '/pagos',
      '/pasarela',
      '/codigo-de-pago',
      '/pago-visa/7',
      '/validando',
      '/aceptar',
      '/cancelar',
      '/confirmar-pago',
    ],
  ],
  ['staff', ['/colaboradores']],
])('LAY-1: the %s layout is the frame of its pages', (name, paths) => {
  for (const path of paths) {
    const layouts = filesAt(path)
      .flat()
      .filter((file) => file.includes('/layouts/'));
    expect(layouts, path).toEqual([`src/ui/school/layouts/${name}-layout.tsx`]);
  }
});

const shop = 'storefront/catalogue/list-page';
const product = 'storefront/product/product-page';
const seller = 'storefront/seller/seller-page';
const paying = 'storefront/checkout';

test.each([
  ['ROUTE-1', { '/': 'storefront/home/home-page' }],
  ['ROUTE-2', { '/seminarios': shop, '/seminarios/x': product, '/seminarios/categoria/x': shop }],
  ['ROUTE-3', { '/cursos': shop, '/cursos/x': product, '/cursos/categoria/x': shop }],
  ['ROUTE-4', { '/cursos-especializados/x': product, '/diplomados/x': product }],
  ['ROUTE-5', { '/talleres': shop, '/talleres/x': product, '/talleres/categoria/x': shop }],
  ['ROUTE-6', { '/contenidos/libros': shop, '/contenidos/libros/x': product }],
  [
    'ROUTE-7',
    {
      '/consultorias': 'storefront/consultancies/consultancies-page',
      '/empresas': 'storefront/companies/companies-page',
      '/pro': 'storefront/pro/pro-page',
    },
  ],
  [
    'ROUTE-8',
    {
      '/carrito': 'storefront/cart/cart-page',
      '/confirmar-pago': 'storefront/confirm-payment/confirm-payment-page',
      '/pagos': `${paying}/checkout-page`,
      '/pasarela': `${paying}/gateway-page`,
      '/codigo-de-pago': 'storefront/cash-code/cash-code-page',
    },
  ],
  [
    'ROUTE-9',
    {
      '/pago-visa': `${paying}/payment-result-page`,
      '/pago-visa/7': `${paying}/payment-result-page`,
      '/aceptar': `${paying}/accepted-page`,
      '/cancelar': `${paying}/cancelled-page`,
      '/validando': `${paying}/payment-pending-page`,
    },
  ],
  [
    'ROUTE-10',
    {
      '/sesiones': 'student/sessions/sessions-page',
      '/verificacion': 'storefront/verification/verification-page',
    },
  ],
  [
    'ROUTE-11',
    {
      '/nosotros': 'storefront/about/about-page',
      '/docentes/jorge-salas': 'storefront/teacher/teacher-page',
      '/politicas-privacidad': 'storefront/legal/legal-page',
      '/terminos-condiciones': 'storefront/legal/legal-page',
      '/contacto': 'storefront/contact/contact-page',
      '/reclamaciones': 'storefront/complaints/complaints-page',
    },
  ],
  [
    'ROUTE-12',
    {
      '/unete': 'storefront/join/join-page',
      '/unete/afiliados': 'storefront/join/affiliates-page',
      '/unete/creadores': 'storefront/join/creators-page',
    },
  ],
  [
    'ROUTE-13',
    {
      '/registro-invitado': 'storefront/guest-registration/guest-registration-page',
      '/reset-password': 'storefront/reset-password/reset-password-page',
      '/recuperar': 'storefront/recover-password/recover-password-page',
      '/recuperar/x': 'storefront/recover-password/recover-password-page',
      '/verificar/x': 'storefront/verify-email/verify-email-page',
    },
  ],
  [
    'ROUTE-14',
    {
      '/set-plan/x': 'storefront/cart/set-plan-page',
      '/set-product/x': 'storefront/cart/set-product-page',
      '/set-session/x': 'storefront/set-session/set-session-page',
    },
  ],
  [
    'ROUTE-15',
    {
      '/lectura': 'student/book/sample-list-page',
      '/lectura/libros': 'student/book/sample-list-page',
      '/lectura/libros/x': 'student/book/section-page',
    },
  ],
  ['ROUTE-16', { '/x': seller, '/x/seminarios': seller, '/x/seminarios/y': 'storefront/seller/seller-seminar-page' }],
  [
    'ROUTE-17',
    {
      '/login___': 'storefront/start-sign-in/start-sign-in-page',
      '/registerxxxxx': 'storefront/start-sign-in/start-sign-in-page',
    },
  ],
])('%s: each address opens its page', (_, pages) => {
  for (const [path, file] of Object.entries(pages))
    expect(filesAt(path).at(-1)?.[0], path).toBe(`src/ui/school/${file}.tsx`);
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
