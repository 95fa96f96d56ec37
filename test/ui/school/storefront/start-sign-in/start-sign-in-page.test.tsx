import { expect, test } from 'vitest';
import { waitFor } from '@testing-library/react';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { SchoolServices } from '#ui/school/boot/container.ts';
import { lateStores } from '#ui/school/boot/late/late.container.ts';
import { load } from '#ui/school/storefront/start-sign-in/start-sign-in-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';

/** Where a visitor of an address of the school is led. @param shown the page in the address bar. */
async function ledFrom(path: string, browser = new BrowserOfTest(), shown = path): Promise<URLSearchParams> {
  browser.navigator.showPage(shown);
  const container = flatContainer();
  const site = {
    origin: 'http://localhost:3000',
    signInOrigin: 'http://localhost:3001',
    imagesBase: '',
    uploadsBase: '',
  };
  container
    .bind(SiteSettings)
    .toConstantValue(new SiteSettings({ ...saidAtFirst, ...site, year: 2026, socialLinks: [] }));
  accountServices(browser, browser.tab()).wire(container);
  expect(container.isBound(StartSignIn)).toBe(true);
  void load(new SchoolServices(container, undefined, () => Promise.resolve(lateStores)), {
    params: {},
    url: new URL(`http://localhost:3000${path}`),
  });
  await waitFor(() => expect(browser.navigator.left).toHaveLength(1));
  const address = new URL(browser.navigator.left[0] ?? '');
  expect(address.origin + address.pathname).toBe('http://localhost:3001/callback');
  return address.searchParams;
}

test.each([
  ['/login', 'login'],
  ['/login___', 'login'],
  ['/registro', 'registro'],
  ['/registerxxxxx', 'registro'],
])('%s leads to the form of %s', async (path, screen) => {
  const query = await ledFrom(path);
  expect([query.get('pantalla'), query.get('redirect')]).toEqual([screen, '/main']);
});

test('comes back to the page that is named, if it is one of the school', async () => {
  expect((await ledFrom('/login?redirect=%2Fcarrito')).get('redirect')).toBe('/carrito');
  expect((await ledFrom('/login?redirect=%2F%2Fmala.example')).get('redirect')).toBe('/main');
});

test('SIGN-2: says which web asks, where to come back to, and to which page of the school first', async () => {
  const query = Object.fromEntries(await ledFrom('/login?redirect=%2Fcarrito'));
  expect(query).toMatchObject({ web: 'ES', redirect: '/carrito', callback_page: 'set-session' });
});

test('an expired session is passed on', async () => {
  expect((await ledFrom('/login?redirect=%2Fmain&motivo=vencida')).get('motivo')).toBe('vencida');
  expect((await ledFrom('/login?motivo=otra')).get('motivo')).toBeNull();
});

test.each([
  ['/login?redirect=%2Fmain&reemplaza=si', '/main', true],
  ['/login?redirect=%2Fcursos', '/cursos', false],
  ['/login?redirect=%2Fcursos', '/login?redirect=%2Fcursos', true],
])('the way back from the form: %s with %s in the address bar is replaced: %s', async (path, shown, isReplaced) => {
  const browser = new BrowserOfTest();
  await ledFrom(path, browser, shown);
  expect(browser.navigator.replacements).toHaveLength(isReplaced ? 1 : 0);
});
