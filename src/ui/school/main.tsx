import '@vitejs/plugin-react/preamble';
import '#ui/kit/styles/kit.css';
import { clearTimers } from 'mobx-react-lite';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type Location,
  type RouteObject,
} from 'react-router-dom';
import { ReloadAfterMissingChunk } from '#application/browser/shared/reload-after-missing-chunk.ts';
import { App } from './boot/app.tsx';
import { createBrowserServices, type SchoolServices } from './boot/container.ts';
import { fetched } from './page-files.ts';
import { pageComponent, pauseContext, servicesContext, shownContext, type RouteHandle } from './page-route.tsx';
import { PageMap } from './boot/page-map.ts';
import { readPageState } from './boot/page-state.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { whenIdle } from './layouts/when-idle.ts';
import { nextTask } from './next-task.ts';
import { drawRest, drawWhole } from './rest-of-page.ts';
import { PreviousPage } from './boot/previous-page.ts';
import { OFFICE_PATH } from './boot/routes.tsx';
import { RouteTable } from './route-table.ts';

/** Milliseconds that a change of page lasts at least (LAY-13). */
const routeDelay = 200;

const state = readPageState(document);
const table = new RouteTable(state.router?.route ?? null, async () =>
  (await fetched(import('./boot/staff-routes.tsx'))).staffPages(),
);
const services = createBrowserServices(state.site, new PageMap([...table.all, { path: OFFICE_PATH }]));
/** The page being opened; there is none while the first is being taken over. */
let destination: () => string | null = () => null;
/** The first page stands: from then on a file that does not come is a page's only where one is being opened. */
let stands = false;
window.addEventListener('vite:preloadError', (event) => {
  // A part of the page says itself that it did not come; what is on the page must not go for its sake.
  if (stands && destination() === null) return;
  if (services.get(ReloadAfterMissingChunk).execute(destination())) event.preventDefault();
});
// Parts that were drawn and never stood are forgotten with their page: once it is left, Chromium still tells it what was collected, and
// the timer that the page then clears is the next page's own of that number.
window.addEventListener('pagehide', clearTimers);
// Not awaited here: pages import what they share with this file from it, and would wait for it to end.
void begin();

async function begin(): Promise<void> {
  // Of one's own pages the server sends none.
  if (state.router === null) drawWhole(document);
  await table.prepare(location.pathname);
  await Promise.all([prepareShownRoutes(table.all, services), prepareShell(table.all)]);
  // The router ranks the whole table: with what ran so far, in one piece, it would hold a slow phone.
  await nextTask();
  const router = createBrowserRouter(table.begin(), {
    ...(state.router === null ? {} : { hydrationData: state.router }),
    patchRoutesOnNavigation: table.patch,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(pauseContext, () => (router.state.initialized ? wait(routeDelay) : Promise.resolve()));
      context.set(shownContext, () => window.location.href.split('#', 1)[0]);
      return context;
    },
  });
  destination = () => {
    const { location } = router.state.navigation;
    return location === undefined ? null : addressOf(location);
  };
  rememberPreviousPage(router);
  // No transitions: the place a page was left at would be found again some time after it is shown, below the person's finger.
  const app = (
    <App services={services}>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
  const takeOver = (): void => void hydrateRoot(document, app);
  // Where the router is loading already, at once: what it did before the page listens would be missed.
  if (router.state.initialized) {
    await nextTask();
    startTransition(takeOver);
  } else flushSync(takeOver);
  stands = true;
  prefetchWhenIdle((path) => table.around(path), document);
  drawRest(document, whenIdle);
}

/** The page that the server has drawn must be complete before React takes it over: an error in its data would else leave it empty. */
async function prepareShownRoutes(all: RouteObject[], into: SchoolServices): Promise<void> {
  const shown =
    state.router === null
      ? (matchRoutes(all, window.location) ?? []).map(({ route }) => route)
      : routesAlong(all, state.router.route);
  await Promise.all(
    shown.map(async (route) => {
      const handle = route.handle as RouteHandle | undefined;
      if (handle === undefined) return;
      const module = await handle.prepare(into);
      // The route table is this page's own, and the router has not read it yet.
      Object.assign(route, { Component: pageComponent(module) });
      delete route.lazy;
    }),
  );
}

/** A route and its parents. To match an address with the whole table takes a slow phone a tenth of a second; the server has done it. */
function routesAlong(all: readonly RouteObject[], name: string): RouteObject[] {
  const along: RouteObject[] = [];
  let level: readonly RouteObject[] = all;
  for (const place of name.split('-')) {
    const route = level[Number(place)];
    if (route === undefined) throw new Error(`No route ${name}`);
    along.push(route);
    level = route.children ?? [];
  }
  return along;
}

/** Where the server sent a shell, it stays until the page is there; its file is that of nobody else. */
async function prepareShell([root]: RouteObject[]): Promise<void> {
  if (state.router !== null || root === undefined) return;
  const file = await import('./boot/shell-fallback.tsx').catch(() => null);
  if (file !== null) Object.assign(root, { HydrateFallback: file.ShellOfAddress });
}

function rememberPreviousPage(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === shown.key) return;
    services.get(PreviousPage).remember(addressOf(shown));
    shown = location;
    // From the second page of a visit on a page may be come back to where it was left.
    drawWhole(document);
  });
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
