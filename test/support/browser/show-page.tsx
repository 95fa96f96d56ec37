import { render, screen, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, type LoaderFunctionArgs, RouterProvider } from 'react-router-dom';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { catalogueBranches } from '#application/read-models/catalogue/catalogue-branches.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { SchoolServices } from '#ui/school/boot/container.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import type { LateStores } from '#ui/school/boot/late/late-services.ts';
import { lateStores } from '#ui/school/boot/late/late.container.ts';
import { ErrorPage } from '#ui/school/boot/errors/error-page.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import type { PageModule } from '#ui/school/boot/page-module.ts';
import type { PostedForm } from '#ui/school/boot/posted-form.ts';
import { CatalogueStore } from '#ui/school/layouts/header/catalogue-store.ts';
import { SavedStore } from '#ui/school/storefront/saved/saved-store.ts';
import { SeenStore } from '#ui/school/storefront/seen/seen-store.ts';
import { SeenProductsInMemory } from '#test/memory/home/seen-products-in-memory.ts';
import { PreviousPage } from '#ui/school/boot/previous-page.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';

interface Shown extends RenderResult {
  /** The address after navigations: path and query. */
  readonly address: () => string;
  readonly services: SchoolServices;
}

export interface PageUnderTest {
  readonly path: string;
  readonly module: PageModule | { readonly Component: ComponentType };
}

type LateWiring = () => Promise<LateStores>;

const wiredByTheTest: LateWiring = () => Promise.resolve(lateStores);

/** The services that a test wires, for a school at localhost. */
export function servicesOf(wire: WireUp, late: LateWiring = wiredByTheTest): SchoolServices {
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
  // A test wires what its pages need itself; nothing comes later.
  const services = new SchoolServices(container, undefined, late);
  services.late.load().catch(() => undefined);
  wire(container);
  // The error page asks which pages there are, and where one was; a test that does not say has none but its own.
  if (!container.isBound(PageMap)) container.bind(PageMap).toConstantValue(new PageMap([]));
  if (!container.isBound(PreviousPage)) {
    container.bind(PreviousPage).toConstantValue(new PreviousPage(new TabStorageInMemory()));
  }
  // Every card has a button to keep it; a test that does not say shows a visitor's.
  if (!container.isBound(SavedStore)) container.bind(SavedStore).toConstantValue(nobodyKeeps);
  // The menus of the catalogue ask for its categories; a test that does not say has none.
  if (!container.isBound(CatalogueStore)) container.bind(CatalogueStore).toConstantValue(catalogueWith([]));
  // A device that has looked at nothing, unless a test says otherwise.
  if (!container.isBound(SeenStore))
    container.bind(SeenStore).toConstantValue(new SeenStore(new SeenProductsInMemory(), neverAsked));
  return services;
}

/** What the menus of the catalogue know when the school answers so. */
export function catalogueWith(branches: readonly CatalogueBranch[]): CatalogueStore {
  const reads = new ReadsInMemory();
  reads.answer(catalogueBranches, branches);
  return new CatalogueStore(reads);
}

function never(what: string): never {
  throw new Error(`No test asks for ${what}.`);
}
const neverAsked = { product: (): never => never('a product that was seen') };
const nobodyKeeps = { isOpen: false, has: () => false, know: () => Promise.resolve() } as unknown as SavedStore;

/**
 * Draws pages as a visitor sees them at `at`, with a container wired by the test; `late` is how the late services come; any other
 * address shows its own path. `posted`: the form that the first page answers; its data is then there as if the server had sent it.
 */
export async function showPages(
  pages: readonly PageUnderTest[],
  at: string,
  wire: WireUp,
  late?: LateWiring,
  posted?: PostedForm,
): Promise<Shown> {
  const services = servicesOf(wire, late);
  const routes = pages.map(({ path, module }) => ({
    path,
    Component: module.Component,
    HydrateFallback: Waiting,
    ErrorBoundary: ErrorPage,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const load = 'load' in module ? module.load : undefined;
      return (await load?.(services, { params, url: new URL(request.url) })) ?? null;
    },
  }));
  const answer =
    posted === undefined
      ? null
      : { actionData: { '0': posted }, loaderData: { '0': await loaded(pages[0], at, services) } };
  const router = createMemoryRouter([...routes, { path: '*', Component: Elsewhere }], {
    initialEntries: [at],
    ...(answer !== null && { hydrationData: answer }),
  });
  const shown = render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await screen.findAllByRole('heading', {}, { timeout: 10_000 });
  return { ...shown, services, address: () => router.state.location.pathname + router.state.location.search };
}

async function loaded(page: PageUnderTest | undefined, at: string, services: SchoolServices): Promise<unknown> {
  const load = page !== undefined && 'load' in page.module ? page.module.load : undefined;
  return (await load?.(services, { params: {}, url: new URL(at, 'http://localhost') })) ?? null;
}

function Elsewhere() {
  return <h1>Otra página</h1>;
}

function Waiting() {
  return <p>Cargando</p>;
}

/** A page at `/` with a link to another. */
export function frontLeadingTo(path: string) {
  const Component = () => (
    <h1>
      <Link to={path}>Inicio</Link>
    </h1>
  );
  return { path: '/', module: { Component } };
}
