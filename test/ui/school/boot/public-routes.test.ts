import { RouterContextProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { servicesContext } from '#ui/school/page-route.tsx';
import { paymentPages, publicPages } from '#ui/school/boot/public-routes.tsx';
import { staffPages } from '#ui/school/boot/staff-routes.tsx';
import { studentPages } from '#ui/school/boot/student-routes.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

const routes = [...publicPages(), ...paymentPages(), ...studentPages(), ...staffPages()];

/** Pages outside /main that are somebody's own. */
const own = [
  '/confirmar-pago',
  '/pagos',
  '/pasarela',
  '/codigo-de-pago',
  '/pago-visa/:tran?',
  '/validando',
  '/aceptar',
  '/cancelar',
  '/sesiones',
  '/guardar/:slug',
  '/colaboradores',
];

// A page that asks the school for something has its answer at once, from no server that may run on this machine: there is no such thing.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 404 }))));

/** Where a stranger who opens the address, with a query, is sent; null: nowhere. */
async function sent(pattern: string): Promise<string | null> {
  const browser = new BrowserOfTest();
  const services = servicesOf((container) => accountServices(browser, browser.tab()).wire(container));
  const { loader } = routes.find(({ path = '' }) => path === pattern) ?? {};
  if (typeof loader !== 'function') throw new Error(`${pattern} has no loader`);
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const request = new Request(`http://localhost:3000${pattern.replace(':tran?', '7')}?pedido=1`);
  const ended = await Promise.resolve(loader({ params: {}, context, request } as never)).catch(
    (thrown: unknown) => thrown,
  );
  return ended instanceof Response ? ended.headers.get('location') : null;
}

test.each(own)(
  'AUTH-5, SIGN-2: a stranger at %s signs in first, and comes back to that very place',
  async (pattern) => {
    const place = `${pattern.replace(':tran?', '7')}?pedido=1`;
    expect(await sent(pattern)).toBe(`/login?redirect=${encodeURIComponent(place)}`);
  },
);

/** They lead to the sign-in app, and nothing comes back from there. */
const entrances = ['/login', '/registro', '/login___', '/registerxxxxx'];
const open = publicPages()
  .map(({ path = '' }) => path)
  .filter((path) => !own.includes(path) && !entrances.includes(path) && path !== '*');

test.each(open)('AUTH-1: nobody has to sign in for «%s»', async (pattern) => {
  expect((await sent(pattern)) ?? '').not.toMatch(/^\/login/);
});
