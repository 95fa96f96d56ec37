import type { ComponentType } from 'react';
import { createContext, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Services } from '#ui/kit/layout/services.tsx';
import type { SchoolServices } from './boot/container.ts';
import { Component as DefaultLayout, load as loadDefaultLayout } from './layouts/default-layout.tsx';
import { fetched, importPage, importWiring, isFirstPage, pageSources, sourceOf } from './page-files.ts';
import type { Wiring } from './boot/wire.ts';
import { withOwnStyles } from './own-styles.ts';
import { failWith, type LoadArgs, type PageModule } from './boot/page-module.ts';
import { Seo } from './boot/seo.tsx';

/** Nearly every visit begins with the default one. */
const layouts: Readonly<Record<string, () => Promise<LayoutModule>>> = {
  ...import.meta.glob<LayoutModule>('./layouts/{checkout,reading}-layout.tsx'),
  // A page that is refused leaves its frame, around what says so.
  ...withOwnStyles(import.meta.glob<LayoutModule>('./layouts/{dashboard,focus,staff}-layout.tsx')),
  './layouts/default-layout.tsx': () => Promise.resolve({ Component: DefaultLayout, load: loadDefaultLayout }),
};

/** What the file of a layout exports. `load` runs once a visit; a layout must not fail for want of what it loads. */
interface LayoutModule {
  readonly Component: ComponentType;
  readonly load?: (services: Services) => Promise<unknown>;
}

/** The services that loaders work with. */
export const servicesContext = createContext<SchoolServices>();

/** How long a change of page lasts at least; it overlaps the loading of files and data. Source: LAY-13; none on the server and in tests. */
export const pauseContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** The page that the address bar shows, without a fragment; nowhere, on the server and in tests. */
export const shownContext = createContext<() => string | undefined>(() => '');

/** Ends a navigation before the page loads, by throwing a redirect or an error page; does nothing to let it pass. */
export type Guard = (services: SchoolServices, args: LoadArgs) => Promise<void> | void;

/** What the renderer and the hydration read off a route. */
export interface RouteHandle {
  /** Files of the route, from the root of the repository, as the build's manifest names them. */
  readonly files: readonly string[];
  /** Loads the files and wires their services. */
  readonly prepare: (services: SchoolServices) => Promise<PageModule | LayoutModule>;
  /** Loads the files and wires nothing: the page may never be opened. */
  readonly fetchAhead: () => Promise<unknown>;
  /** False: the server sends the shell alone, and the browser draws the page. */
  readonly onServer: boolean;
  /** Whether the advertisement stands above the page. */
  readonly advertises?: boolean;
}

export interface PageOptions {
  /** False for pages of the signed-in area. */
  readonly onServer?: boolean;
  readonly guard?: Guard;
  /** True for pages of the storefront: what sells, and nothing else. Source: ADS-1. */
  readonly advertises?: boolean;
}

/**
 * The route of a page: `path` as React Router writes it ('' for the parent's own address), `file` below this folder without
 * its ending. A `container.ts` beside the page is wired before the page loads.
 */
export function page(path: string, file: string, options: PageOptions = {}): RouteObject {
  const { onServer = true, advertises = false } = options;
  const guard = guardOf(options);
  const name = `./${file}.tsx`;
  const fetchAhead = () => Promise.all([importPage(name), importWiring(name)]);
  const prepare = async (services: SchoolServices): Promise<PageModule> => {
    const [module, wire] = await fetchAhead();
    if (wire !== null) await services.wirePage(wire);
    else if (!isFirstPage(name)) await services.late.load();
    return module;
  };
  const load = async ({ context, params, request }: LoaderFunctionArgs): Promise<unknown> => {
    const services = context.get(servicesContext);
    const args = { params, url: new URL(request.url) };
    if (guard !== undefined) await services.late.load();
    await guard?.(services, args);
    const module = await prepare(services);
    try {
      return (await module.load?.(services, args)) ?? null;
    } finally {
      // The school's answers may have ended the session: then the guard's verdict is another now.
      await guard?.(services, args);
    }
  };
  return {
    ...(path === '' ? { index: true } : { path }),
    handle: {
      // The browser never asks, and there are a hundred pages.
      get files() {
        return pageSources(name);
      },
      prepare,
      fetchAhead,
      onServer,
      advertises,
    } satisfies RouteHandle,
    loader: async (args) => (await Promise.all([giveWay(load(args), args), args.context.get(pauseContext)()]))[0],
    lazy: { Component: async () => pageComponent(await importPage(name)) },
  };
}

/** A page that leads on while it is the one in the address bar is replaced there: as a step back, it would only lead on again. */
function giveWay<T>(loading: Promise<T>, { context, request }: LoaderFunctionArgs): Promise<T> {
  return loading.catch((thrown: unknown) => {
    if (thrown instanceof Response && context.get(shownContext)() === request.url)
      thrown.headers.set('X-Remix-Replace', 'true');
    throw thrown;
  });
}

/** The page's guard. One that was named and is none keeps the page shut with a 500: it must never open because of that. Source: ERROR-3. */
function guardOf(options: PageOptions): Guard | undefined {
  if (!('guard' in options) || typeof options.guard === 'function') return options.guard;
  return () => failWith(500, { kind: 'unknown-guard', detail: '' });
}

/** The frame around the pages below it. @param wiring what the frame alone needs. */
export function layout(name: string, children: RouteObject[], wiring?: () => Promise<Wiring>): RouteObject {
  const file = `./layouts/${name}-layout.tsx`;
  const load = layouts[file];
  if (load === undefined) throw new Error(`No layout ${name}`);
  const prepare = () => fetched(load());
  return {
    handle: { files: [sourceOf(file)], prepare, fetchAhead: prepare, onServer: true } satisfies RouteHandle,
    loader: async ({ context }) => {
      const services = context.get(servicesContext);
      const [frame, own] = await Promise.all([prepare(), wiring?.()]);
      if (own !== undefined) await services.wirePage(own.wire);
      return (await frame.load?.(services)) ?? null;
    },
    // What a frame shows does not depend on the page inside it.
    shouldRevalidate: () => false,
    lazy: { Component: async () => (await prepare()).Component },
    children,
  };
}

/** The page with its title and description; a layout as it is. */
export function pageComponent({ Component, meta }: PageModule): ComponentType {
  if (meta === undefined) return Component;
  return function Page() {
    const loaded = useLoaderData();
    return (
      <>
        <Seo meta={meta(loaded as never)} />
        <Component />
      </>
    );
  };
}
