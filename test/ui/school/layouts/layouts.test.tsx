import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CaptchaSolverInMemory } from '#test/memory/support/captcha-solver-in-memory.ts';
import { ConsentApiInMemory } from '#test/memory/legal/consent-api-in-memory.ts';
import { ConsentMemoryInMemory } from '#test/memory/legal/consent-memory-in-memory.ts';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { RecentSearchesInMemory } from '#test/memory/search/recent-searches-in-memory.ts';
import { SearchApiInMemory } from '#test/memory/search/search-api-in-memory.ts';
import { SupportApiInMemory } from '#test/memory/support/support-api-in-memory.ts';
import { TrackersInMemory } from '#test/memory/legal/trackers-in-memory.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { CaptchaSolver } from '#application/browser/support/ports/captcha-solver.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { studentMenu } from '#domain/catalogue/student-menu.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { ConsentStore } from '#ui/school/layouts/consent/consent-store.ts';
import { CampaignStore } from '#ui/school/layouts/campaign-store.ts';
import * as checkout from '#ui/school/layouts/checkout-layout.tsx';
import * as focus from '#ui/school/layouts/focus-layout.tsx';
import * as dashboard from '#ui/school/layouts/dashboard-layout.tsx';
import * as storefront from '#ui/school/layouts/default-layout.tsx';
import { FoldedMenuStore } from '#ui/school/layouts/folded-menu-store.ts';
import { MenuStore } from '#ui/school/layouts/menu-store.ts';
import { NewsStore } from '#ui/school/layouts/footer/news-store.ts';
import * as reading from '#ui/school/layouts/reading-layout.tsx';
import { SearchStore } from '#ui/school/layouts/header/search-store.ts';
import '#ui/school/layouts/header/profile-menu.tsx';
import '#ui/school/student/tour/tour-question.tsx';
import '#ui/school/layouts/support/support-dialog.tsx';
import { SellerStore } from '#ui/school/storefront/seller/seller-store.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { TourStore } from '#ui/school/student/tour/tour-store.ts';
import { tourScreen } from '#ui/school/student/tour/tour-places.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/reading-room.ts';
import { callRefusal, contentOutline } from '#test/support/learning/outline-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';
import { readersDevice } from '#test/support/reading/reader-services.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import {
  AdvertisementChoiceInMemory,
  StorefrontApiInMemory,
  TabStorageInMemory,
} from '#test/support/catalogue/storefront-api-in-memory.ts';

class NothingSeen {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NothingSeen));

function Page() {
  return <h1>Una página</h1>;
}

const image = { id: 1, desktopImage: 'a.svg', mobileImage: 'b.svg', seconds: 8 };
const links = { desktopLink: '/cursos/uno', mobileLink: '/cursos/uno' };
const campaigns: readonly Campaign[] = [{ id: 1, kind: 'text', text: 'Un curso', images: [{ ...image, ...links }] }];

/** A page inside a layout, for somebody signed in. */
async function show(
  { Component }: { Component: ComponentType },
  at = '/',
  buyer = aProfile({ tourSeen: true }),
  home = new HomeApiInMemory(),
  learning = new LearningApiInMemory([contentOutline()]),
  device = new DeviceStorageInMemory(),
  annotations = readersDevice(readingRoom([leaseGuide]), 'ana', 'laptop').outbox,
) {
  const shopping = await shoppingServices({ buyer });
  const clock = new FixedClock();
  const ids = new CountingIds();
  const catalogue = new ProductPagesInMemory([], clock.now());
  const consent = new ConsentStore(
    { tagManagerId: null, pixelId: null },
    new ConsentMemoryInMemory(),
    new ConsentApiInMemory(),
    new TrackersInMemory(),
    new NavigatorInMemory(),
    ids,
  );
  const services = servicesOf((container) => {
    shopping.wire(container);
    container.bind(Clock).toConstantValue(clock);
    container.bind(CatalogueApi).toConstantValue(catalogue);
    container.bind(StorefrontApi).toConstantValue(new StorefrontApiInMemory());
    container
      .bind(CampaignStore)
      .toResolvedValue(
        (session) => new CampaignStore(new TabStorageInMemory(), new AdvertisementChoiceInMemory(), session, () => 0),
        [SessionStore],
      );
    container.bind(ConsentStore).toConstantValue(consent);
    container.bind(NewsStore).toConstantValue(new NewsStore(new StorefrontApiInMemory(), new ToastStore()));
    container.bind(SellerStore).toConstantValue(new SellerStore(new TabStorageInMemory(), catalogue, clock));
    container
      .bind(SearchStore)
      .toConstantValue(new SearchStore(new SearchApiInMemory(), new RecentSearchesInMemory(), () => Promise.resolve()));
    container.bind(MenuStore).toConstantValue(new MenuStore(home));
    container.bind(FoldedMenuStore).toConstantValue(new FoldedMenuStore(device));
    container.bind(WatchOutbox).toConstantValue(new WatchOutbox(device, learning, () => buyer.id));
    container.bind(AnnotationOutbox).toConstantValue(annotations);
    container
      .bind(TourStore)
      .toResolvedValue(
        (session) =>
          new TourStore(
            new HomeApiInMemory(),
            new DeviceStorageInMemory(),
            session,
            { prompt: 0, steps: 0, end: 0 },
            tourScreen,
          ),
        [SessionStore],
      );
    container.bind(FormDrafts).toConstantValue(noDrafts());
    container.bind(SupportApi).toConstantValue(new SupportApiInMemory());
    container.bind(CaptchaSolver).toConstantValue(new CaptchaSolverInMemory(clock));
  });
  await services.get(SessionStore).restore();
  const layout = { path: '/', Component, loader: () => ({ campaigns }), HydrateFallback: () => null };
  const router = createMemoryRouter(
    [
      {
        ...layout,
        children: [
          { index: true, Component: Page },
          { path: '/vende', Component: Page, loader: () => null, handle: { advertises: true } },
          {
            path: '/no-esta',
            Component: Page,
            ErrorBoundary: Page,
            loader: () => Promise.reject(new Response('', { status: 404 })),
            handle: { advertises: true },
          },
          { path: '*', Component: Page },
        ],
      },
    ],
    {
      initialEntries: [at],
    },
  );
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await screen.findByRole('heading', { name: 'Una página' });
  return userEvent.setup();
}

/** Whether F12 still opens what the browser opens. */
const opensTools = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F12', bubbles: true, cancelable: true }));
/** Whether a right-click and Ctrl+U, Ctrl+S, Ctrl+Shift+J still do what they do in the browser. */
const leftToTheBrowser = () => [
  document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  ...['u', 's', 'J'].map((key) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey: key === 'J', bubbles: true, cancelable: true }),
    ),
  ),
];
const page = () => within(screen.getByRole('main')).queryByRole('heading', { name: 'Una página' });

test('LAY-1, SITE-8: the default layout has header, page and footer, and F12 is stopped', async () => {
  await show(storefront);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Escuela, inicio' })).toBeTruthy();
  expect(page()).not.toBeNull();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Diplomados' }).getAttribute('href')).toBe('/contenidos/diplomados');
  expect(screen.queryByRole('button', { name: '¿Tienes problemas?' })).toBeNull();
  expect(opensTools()).toBe(false);
});

test.each([
  ['/vende', 1],
  ['/', 0],
  ['/no-esta', 0],
])(
  'ADS-1: the advertisement stands above what sells, not above other pages nor above an error: %s',
  async (at, count) => {
    await show(storefront, at);
    expect(screen.queryAllByRole('complementary', { name: 'Publicidad' })).toHaveLength(count);
  },
);

test('ADS-1: what the visitor has is not advertised to them', async () => {
  await show(storefront, '/vende', aProfile({ owned: [anOwnedProduct(1, { slug: 'uno' })] }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Publicidad' })).toBeNull());
});

test.each([
  ['default', storefront, '/'],
  ['reading', reading, '/'],
  ['focus', focus, '/'],
  ['checkout', checkout, '/'],
  ['student’s', dashboard, '/main'],
])('SITE-8: the %s layout stops the right-click and the keys for source, saving and tools', async (_, layout, at) => {
  await show(layout, at);
  expect(leftToTheBrowser()).toEqual([false, false, false, false]);
});

test.each([
  ['reading', '/main/libros/lectura/la-renta/1', reading, '/main/libros/indice/la-renta'],
  ['focus', '/main/contenido/derecho-laboral/examenes/start', focus, '/main/contenido/derecho-laboral/examenes'],
  ['focus', '/main/contenido/derecho-laboral/video', focus, '/main/contenido/derecho-laboral'],
])(
  'LAY-1, TOUR-2: the %s layout has one way back, help in its bar and the page at %s, and nothing else',
  async (_, at, layout, back) => {
    const user = await show(layout, at, aProfile({ tourSeen: false }));
    const bar = within(screen.getByRole('banner'));
    expect(bar.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([back]);
    expect(page()).not.toBeNull();
    // The tour would have begun by now: it has no times in tests.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const role of ['contentinfo', 'navigation', 'complementary']) expect(screen.queryByRole(role)).toBeNull();
    await user.click(bar.getByRole('button', { name: '¿Tienes problemas?' }));
    expect(await screen.findByRole('dialog', { name: 'Formulario de registro de solicitudes' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  },
);

test.each([
  ['a class', '/main/contenido/derecho-laboral/video', focus, 1],
  ['one’s own book', '/main/libros/lectura/la-renta/1', reading, 1],
  // What every public page has says it there.
  ['a sample', '/lectura/libros/la-renta', reading, 0],
])('a lost connection is said above %s', async (_, at, layout, times) => {
  await show(layout, at);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryAllByText(/^Sin conexión/)).toHaveLength(times);
  vi.restoreAllMocks();
});

test('ADS-1: paying is enclosed: logo, help and the page; no menu, no advertisement, no search; the complaints book stays', async () => {
  const user = await show(checkout, '/pagos');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['/']);
  expect(page()).not.toBeNull();
  for (const role of ['navigation', 'complementary', 'search', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['/reclamaciones']);
  await user.click(bar.getByRole('button', { name: '¿Tienes problemas?' }));
  expect(await screen.findByRole('dialog', { name: 'Formulario de registro de solicitudes' })).toBeTruthy();
  expect(opensTools()).toBe(false);
  expect('load' in checkout).toBe(false);
});

test('LAY-1, SITE-8: the student’s layout has its bar, its menu, also as a drawer, page, footer and tour; F12 works', async () => {
  const user = await show(dashboard, '/main', aProfile({ tourSeen: false }));
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Escuela, tu área' }).getAttribute('href')).toBe('/main');
  expect(page()).not.toBeNull();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Omitir' }));
  expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Abrir el menú' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menú' });
  const menu = within(drawer).getByRole('navigation').textContent;
  await user.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull();
  expect(screen.getByRole('navigation').textContent).toBe(menu);
  await user.click(bar.getByRole('button', { name: 'Abrir el menú' }));
  const again = within(await screen.findByRole('dialog', { name: 'Menú' }));
  const [entry] = again.getAllByRole('link');
  if (entry === undefined) throw new Error('The menu has no entry');
  await user.click(entry);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull());
  expect(opensTools()).toBe(true);
  expect(await axeProblems()).toEqual([]);
});

test.each([
  ['default', storefront, '/'],
  ['student’s', dashboard, '/main'],
])('AUTH-8: the %s layout says that an e-mail is not verified', async (_, layout, at) => {
  await show(layout, at, aProfile({ emailVerified: false, tourSeen: true }));
  expect(await screen.findByText('NO ESTÁ VERIFICADO')).toBeTruthy();
});

test('MENU-1, MENU-4: the student’s layout asks the school for the menu, and shows its answer', async () => {
  const home = new HomeApiInMemory();
  home.entries = studentMenu([anOwnedProduct(1)], []);
  await show(dashboard, '/main/perfil', aProfile({ tourSeen: true }), home);
  expect(await screen.findByRole('link', { name: 'Cursos' })).toBeTruthy();
});

test('LAY-10: its footer has the copyright line to the current year, and the help that opens the support modal', async () => {
  const user = await show(dashboard, '/main/perfil');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/^© 2007–2026 Escuela/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(footer.getByRole('button', { name: '¿Tienes problemas?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Formulario de registro de solicitudes' });
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SAFE-25: on any page of the student’s area, what was watched without a network is told when there is one', async () => {
  const learning = new LearningApiInMemory([contentOutline()]);
  const [device, buyer] = [new DeviceStorageInMemory(), aProfile({ tourSeen: true })];
  const before = new WatchOutbox(device, learning, () => buyer.id);
  const watched = (classId: number) =>
    before.tell({ slug: 'derecho-laboral', classId }, { positionSeconds: 6, watched: [[0, 6]] }, true);
  learning.refusal = callRefusal({ kind: 'offline', status: null });
  await watched(1);
  learning.refusal = null;
  await show(dashboard, '/main/perfil', buyer, new HomeApiInMemory(), learning, device);
  await waitFor(() => expect(before.isWaiting).toBe(false));
  learning.refusal = callRefusal({ kind: 'offline', status: null });
  await watched(3);
  learning.refusal = null;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(before.isWaiting).toBe(false));
  expect(learning.reports.map(({ classId }) => classId)).toEqual([1, 3]);
});

test('SAFE-23: so do annotations of a book', async () => {
  const { api, notebook, outbox } = readersDevice(readingRoom([leaseGuide]), 'ana', 'laptop');
  const highlight = (quote: string) =>
    notebook.add({ id: 3002, slug: 'la-renta' }, { start: 3, end: 14, quote, before: '', after: '' }, 'green', '');
  await notebook.open(leaseGuide.slug);
  api.isOffline = true;
  highlight('vencimiento');
  await waitFor(() => expect(notebook.waiting).toBe(1));
  api.isOffline = false;
  const [home, learning] = [new HomeApiInMemory(), new LearningApiInMemory([contentOutline()])];
  const buyer = aProfile({ tourSeen: true });
  await show(dashboard, '/main/perfil', buyer, home, learning, new DeviceStorageInMemory(), outbox);
  await waitFor(() => expect(outbox.ofBook(leaseGuide.slug)).toEqual([]));
  api.isOffline = true;
  highlight('cada período');
  await waitFor(() => expect(outbox.ofBook(leaseGuide.slug)).toMatchObject([{ wasTried: true }]));
  api.isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(outbox.ofBook(leaseGuide.slug)).toEqual([]));
});

test('on a desk the menu folds to its drawings, each with its name, and stays so', async () => {
  const device = new DeviceStorageInMemory();
  const home = new HomeApiInMemory();
  const owned = [anOwnedProduct(2, { kind: 'specialised-course', slug: 'planillas', title: 'Planillas' })];
  home.entries = studentMenu(owned, []);
  const buyer = aProfile({ tourSeen: true, owned });
  const visit = () => show(dashboard, '/', buyer, home, new LearningApiInMemory([contentOutline()]), device);
  const user = await visit();
  const menu = () => within(screen.getByRole('navigation', { name: 'Tu área' }));
  const names = () =>
    menu()
      .getAllByRole('link')
      .map((each) => [each.textContent, each.title]);
  expect((await menu().findByRole('link', { name: /Cursos especializados/ })).textContent).toContain('Cursos espec…');
  await user.click(screen.getByRole('button', { name: 'Plegar el menú', expanded: true }));
  expect(screen.getByRole('button', { name: 'Desplegar el menú', expanded: false })).toBe(document.activeElement);
  expect(names()).toContainEqual(['Cursos especializados', 'Cursos especializados']);
  expect(names()).toContainEqual(['Catálogo', 'Catálogo']);
  expect(await axeProblems()).toEqual([]);
  cleanup();
  await visit();
  await user.click(screen.getByRole('button', { name: 'Desplegar el menú', expanded: false }));
  expect(names()).toContainEqual(['Catálogo', '']);
});
