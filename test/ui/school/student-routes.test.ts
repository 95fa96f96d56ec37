import { RouterContextProvider, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Profile } from '#domain/accounts/profile.ts';
import { servicesContext } from '#ui/school/page-route.tsx';
import { readingPages, studentPages } from '#ui/school/student-routes.tsx';
import { accountServices } from '#test/support/account-services.ts';
import { BrowserOfTest } from '#test/support/browser-of-test.ts';
import { aProfile, anOwnedProduct } from '#test/support/profile-builders.ts';
import { servicesOf } from '#test/support/show-page.tsx';

const routes = [...studentPages(), ...readingPages()].filter(({ path }) => path?.startsWith('/main'));

/** Where opening a page sends its visitor (null: a stranger); null when it does not. */
async function sentTo({ path = '', loader }: RouteObject, profile: Profile | null): Promise<string | null> {
  const browser = new BrowserOfTest(...(profile === null ? [] : [profile]));
  const keeper = profile === null ? browser.tab() : await browser.signedInTab(profile);
  const services = servicesOf(accountServices(browser, keeper).wire);
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const at = path.replaceAll(/:(\w+)\??/g, 'x');
  const params = path.includes(':slug') ? { slug: 'x' } : {};
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
  const args = { params, context, request: new Request(`http://localhost:3000${at}`) };
  const ended = await Promise.resolve(loader(args as never)).catch((thrown: unknown) => thrown);
  return ended instanceof Response ? ended.headers.get('location') : null;
}

test.each(routes.map((route) => [route.path ?? '', route] as const))(
  'AUTH-5: %s asks a stranger to sign in, or leads to a page that does',
  async (path, route) => {
    const to = await sentTo(route, null);
    expect(to).toMatch(path === '/main/contenido' ? /^\/main\/mis-contenidos$/ : /^\/login\?redirect=%2Fmain/);
  },
);

test('AUTH-4: the page of user management sends a guest without a plan to the area', async () => {
  const route = routes.find(({ path }) => path === '/main/gestion-usuarios');
  if (route === undefined) throw new Error('There is no such page');
  expect(await sentTo(route, aProfile({ role: 1 }))).toBe('/main');
});

const lent = routes.filter(({ path = '' }) => /\/pack\/|\/indice\/:slug$/.test(path) && !isIndexOfOneBook(path));

function isIndexOfOneBook(path: string): boolean {
  return /^\/main\/(libros|revistas)\/indice/.test(path);
}

test('every module has what a plan gives of it', () => {
  expect(lent.length).toBe(2 * 22 - 2);
});

test.each(lent.map((route) => [route.path ?? '', route] as const))(
  'AUTH-6: %s sends whoever has nothing of it by that plan to the dashboard',
  async (_path, route) => {
    const bought = aProfile({ owned: [anOwnedProduct(1)] });
    expect(await sentTo(route, bought)).toMatch(/^http:\/\/localhost:3001\/dashboard\?motivo=sin-plan&modulo=[A-Z]+$/);
  },
);
