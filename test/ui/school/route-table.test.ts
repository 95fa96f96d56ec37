import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createEveryRoute } from '#ui/school/boot/every-route.tsx';
import { staffPages } from '#ui/school/boot/staff-routes.tsx';
import { RouteTable } from '#ui/school/route-table.ts';

const everyRoute = createEveryRoute();

/** Each address that a pattern of the table stands for, with something in the place of each parameter. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path.replaceAll(/:\w+\??/g, 'algo')]),
    ...addressesOf(children ?? []),
  ]);
}

function routerOf(table: RouteTable) {
  return createMemoryRouter(table.begin(), {
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation: table.patch,
    // Which page it is, is all that is asked here.
    dataStrategy: () => Promise.resolve({}),
  });
}

const pageOf = (router: ReturnType<typeof routerOf>) => router.state.matches.at(-1)?.route.path;

test('a router that began with the page that is shown is told of the others by each of their addresses', async () => {
  const { all } = new RouteTable('0-0-0-1', () => Promise.resolve([]));
  const storefront = addressesOf(all[0]?.children?.[0]?.children ?? []);
  for (const address of addressesOf(all).filter((each) => each !== '/cursos')) {
    const table = new RouteTable('0-0-0-1', () => Promise.resolve([]));
    // The router asks where nothing matches, or something that could be another page's as well.
    expect(matchRoutes(table.begin(), address), address).toBeNull();
    const told: (string | null)[] = [];
    const { signal } = new AbortController();
    const patch = (route: string | null) => void told.push(route);
    await table.patch({
      path: address,
      patch,
      signal,
      matches: [],
      fetcherKey: undefined,
    });
    const isOther = table.around(address) === table.all;
    expect(told, address).toEqual(isOther ? ['0-0-0', '0'] : ['0-0-0']);
    if (!storefront.includes(address)) expect(isOther, address).toBe(true);
  }
});

test('a page of the storefront is opened without ranking what is not of it', async () => {
  const table = new RouteTable('0-0-0-1', () => Promise.resolve(staffPages()));
  const router = routerOf(table);
  await router.navigate('/cursos/algo');
  expect(pageOf(router)).toBe('/cursos/:slug');
  expect(matchRoutes(router.routes as RouteObject[], '/main/perfil')?.at(-1)?.route.path).toBe('*');
});

test('what the server drew is found by its name, whichever page it is', () => {
  const pages = everyRoute[0]?.children?.[0]?.children?.[0]?.children ?? [];
  expect(pages.length).toBeGreaterThan(40);
  for (const [place, { path = '/' }] of pages.entries()) {
    const table = new RouteTable(`0-0-0-${place}`, () => Promise.resolve([]));
    const address = path === '*' ? '/nada/de/nada' : path.replaceAll(/:\w+\??/g, 'algo');
    const route = matchRoutes(table.begin(), address)?.at(-1)?.route;
    expect(route?.path ?? '/', path).toBe(path);
    // Of others its place is its name.
    expect(route?.id, path).toBe(path.startsWith('/:') ? undefined : `0-0-0-${place}`);
  }
});

test('where the address that is shown begins with anything, others go before it as in the whole table', async () => {
  const pages = everyRoute[0]?.children?.[0]?.children?.[0]?.children ?? [];
  const seller = pages.findIndex(({ path }) => path === '/:seller/seminarios');
  const router = routerOf(new RouteTable(`0-0-0-${seller}`, () => Promise.resolve([])));
  await router.navigate('/contenidos/seminarios');
  expect(pageOf(router)).toBe('/contenidos/:type');
});

test.each([
  '/main/perfil',
  '/pagos',
  '/main/contenido/algo/video',
  '/lectura/libros/algo',
  '/colaboradores/depositos',
  '/Main/Perfil',
  '/nada/de/nada',
])(
  '%s is the page that it is in the whole table, also where it is the first that is opened from the storefront',
  async (address) => {
    const router = routerOf(new RouteTable('0-0-0-1', () => Promise.resolve(staffPages())));
    await router.navigate(address);
    expect(pageOf(router)).toBe(matchRoutes(everyRoute, address)?.at(-1)?.route.path);
  },
);

test('where the server has drawn no page of the storefront, the router knows all but the office at once', () => {
  for (const drawn of [null, '0-5-0-0']) {
    const table = new RouteTable(drawn, () => Promise.reject(new Error('not asked for')));
    expect(table.begin()).toBe(table.all);
    expect(matchRoutes(table.all, '/main/perfil')?.at(-1)?.route.path).toBe('/main/perfil');
  }
});

test('the office opens although somebody turned away while its pages were coming', async () => {
  const coming = { arrive: () => {} };
  const table = new RouteTable('0-0-0-0', async () => {
    await new Promise<void>((arrive) => Object.assign(coming, { arrive }));
    return staffPages();
  });
  const router = routerOf(table);
  const first = router.navigate('/colaboradores');
  await router.navigate('/cursos');
  coming.arrive();
  await first;
  expect(pageOf(router)).toBe('/cursos');
  await router.navigate('/colaboradores/depositos');
  expect(pageOf(router)).toBe('/colaboradores/depositos');
});
