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
  return createMemoryRouter(table.first, {
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation: table.patch,
    // Which page it is, is all that is asked here.
    dataStrategy: () => Promise.resolve({}),
  });
}

const pageOf = (router: ReturnType<typeof routerOf>) => router.state.matches.at(-1)?.route.path;

test('a router that began with the storefront is told of the others by each of their addresses', async () => {
  const { first, all } = new RouteTable('0-0-0-1', () => Promise.resolve([]));
  const storefront = addressesOf(first);
  const others = addressesOf(all).filter((address) => !storefront.includes(address));
  expect(others.length).toBeGreaterThan(100);
  for (const address of others) {
    // The router asks where nothing matches, or something that could be another page's as well.
    const [match] = matchRoutes(first, address) ?? [];
    expect(match === undefined || Object.keys(match.params).length > 0, address).toBe(true);
    const told: (string | null)[] = [];
    const { signal } = new AbortController();
    const patch = (route: string | null) => void told.push(route);
    const table = new RouteTable('0-0-0-1', () => Promise.resolve([]));
    await table.patch({
      path: address,
      patch,
      signal,
      matches: [],
      fetcherKey: undefined,
    });
    expect(told, address).toEqual(['0']);
    expect(table.around(address)).toBe(table.all);
  }
});

test('a page of the storefront is opened without ranking the others', async () => {
  const table = new RouteTable('0-0-0-1', () => Promise.resolve(staffPages()));
  const router = routerOf(table);
  await router.navigate('/cursos/algo');
  expect(table.around('/cursos/algo')).toBe(table.first);
  expect(table.around('/colaboradores/depositos')).toBe(table.all);
  expect(matchRoutes(router.routes as RouteObject[], '/main/perfil')?.at(-1)?.route.path).toBe('*');
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
    expect(table.first).toBe(table.all);
    expect(matchRoutes(table.first, '/main/perfil')?.at(-1)?.route.path).toBe('/main/perfil');
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
