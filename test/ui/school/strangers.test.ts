import { RouterContextProvider, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { accountServices } from '#test/support/account-services.ts';
import { BrowserOfTest } from '#test/support/browser-of-test.ts';
import { servicesOf } from '#test/support/show-page.tsx';
import { servicesContext } from '#ui/school/page-route.tsx';
import { createRoutes } from '#ui/school/routes.tsx';

function leavesOf(routes: readonly RouteObject[]): readonly RouteObject[] {
  return routes.flatMap((route) => (route.children === undefined ? [route] : leavesOf(route.children)));
}

const leaves = new Map(
  leavesOf(createRoutes()).flatMap((route) => (route.path === undefined ? [] : [[route.path, route]])),
);

/** An address of a pattern: what may be left out is there. */
const addressOf = (pattern: string): string => pattern.replaceAll(/:(\w+)\??/g, 'x-$1');

/** Where a stranger who opens the address of a pattern is sent; null: nowhere. */
async function sent(pattern: string): Promise<string | null> {
  const browser = new BrowserOfTest();
  const services = servicesOf((container) => accountServices(browser, browser.tab()).wire(container));
  const { loader } = leaves.get(pattern) ?? {};
  if (typeof loader !== 'function') throw new Error(`${pattern} has no loader`);
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const request = new Request(`http://localhost:3000${addressOf(pattern)}?clase=1`);
  try {
    await loader({ params: {}, context, request } as never);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : null;
  }
  return null;
}

const signIn = (pattern: string) =>
  `/login?redirect=${encodeURIComponent(`${addressOf(pattern)}?clase=1`).replaceAll('%20', '+')}`;

const inside = [...leaves.keys()].filter((pattern) => pattern.startsWith('/main'));
const outside = [
  '/confirmar-pago',
  '/pagos',
  '/pasarela',
  '/pago-visa/:tran?',
  '/validando',
  '/aceptar',
  '/cancelar',
  '/sesiones',
  '/colaboradores',
];

test('the student’s area is there', () => expect(inside.length).toBeGreaterThan(80));

// `/main/contenido` alone leads on to a page that asks.
test.each([...inside.filter((pattern) => pattern !== '/main/contenido'), ...outside])(
  'AUTH-4, AUTH-5: a stranger at %s signs in first, and comes back to that very place',
  async (pattern) => expect(await sent(pattern)).toBe(signIn(pattern)),
);
