import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentSearchesInMemory } from '#test/memory/search/recent-searches-in-memory.ts';
import { SearchApiInMemory } from '#test/memory/search/search-api-in-memory.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import { Header } from '#ui/school/layouts/header/header.tsx';
import { CatalogueStore } from '#ui/school/layouts/header/catalogue-store.ts';
import { SearchStore } from '#ui/school/layouts/header/search-store.ts';
import '#ui/school/layouts/header/mobile-menu.tsx';
import '#ui/school/layouts/header/search-toggle.tsx';
import '#ui/school/layouts/header/profile-menu.tsx';
import '#ui/school/layouts/seller-dialog.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SellerStore } from '#ui/school/storefront/seller/seller-store.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { seller } from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { catalogueWith, showPages } from '#test/support/browser/show-page.tsx';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';

const everyPage = new PageMap(
  ['/main/mis-contenidos', '/main/plan', '/main/gestion-usuarios', '/main/perfil', '/confirmar-pago'].map((path) => ({
    path,
  })),
);

function Page() {
  return (
    <>
      <Header />
      <main>
        <h1>Una página</h1>
      </main>
    </>
  );
}

const courses: CatalogueBranch = {
  kind: 'course',
  count: 2,
  categories: [{ slug: 'tributacion', title: 'Tributación', count: 2 }],
};

interface Visit {
  readonly buyer?: Profile;
  readonly isVisitor?: boolean;
  readonly at?: string;
}

async function show({ buyer = aProfile(), isVisitor = false, at = '/' }: Visit = {}) {
  const shopping = await shoppingServices({ buyer, isVisitor });
  const clock = new FixedClock('2026-03-10T15:00:00.000Z');
  const api = new ProductPagesInMemory([], clock.now());
  const pages = ['/', '/cursos'].map((path) => ({ path, module: { Component: Page } }));
  const shown = await showPages(pages, at, (container) => {
    shopping.wire(container);
    container.unbind(PageMap);
    container.bind(PageMap).toConstantValue(everyPage);
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(Clock).toConstantValue(clock);
    container.bind(CatalogueStore).toConstantValue(catalogueWith([courses]));
    container
      .bind(SearchStore)
      .toConstantValue(new SearchStore(new SearchApiInMemory(), new RecentSearchesInMemory(), () => Promise.resolve()));
    container.bind(SellerStore).toConstantValue(new SellerStore(new TabStorageInMemory(), api, clock));
  });
  await act(() => shown.services.get(SessionStore).restore());
  return { ...shown, browser: shopping.browser, clock, user: userEvent.setup() };
}

afterEach(() => void vi.useRealTimers());
// happy-dom knows no popovers.
beforeEach(() => void (HTMLElement.prototype.hidePopover ??= () => undefined));

test('LAY-5: logo, Seminarios, Consultorías, the search that asks what one wants to learn, the cart', async () => {
  await show({ isVisitor: true });
  expect(screen.getByRole('link', { name: 'Escuela, inicio' }).getAttribute('href')).toBe('/');
  const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
  expect(navigation.getByRole('button', { name: 'Catálogo' })).toBeTruthy();
  const links = navigation.getAllByRole('link').filter((each) => each.closest('[popover]') === null);
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Seminarios', '/seminarios'],
    ['Consultorías', '/consultorias'],
  ]);
  expect(screen.getByPlaceholderText('¿Qué quieres aprender?')).toBeTruthy();
  expect(screen.getByRole('link', { name: /carrito/i }).getAttribute('href')).toBe('/carrito');
  expect(await axeProblems()).toEqual([]);
});

test('LAY-5: the cart says how many things it holds', async () => {
  const { services } = await show();
  const cart = services.get(CartStore);
  await act(async () => {
    await cart.restore();
    await cart.add({ slug: onSale.course.slug, plan: null });
  });
  expect(screen.getByRole('link', { name: /carrito/i }).textContent).toContain('1');
});

test('LAY-6: a visitor may enter or create an account, and comes back here', async () => {
  await show({ isVisitor: true, at: '/cursos?orden=precio' });
  const back = '?redirect=%2Fcursos%3Forden%3Dprecio';
  // One by its icon, for phones, and one in words.
  const enter = screen.getAllByRole('link', { name: 'Ingresar' });
  expect(enter.map((each) => each.getAttribute('href'))).toEqual([`/login${back}`, `/login${back}`]);
  expect(screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe(`/registro${back}`);
  expect(screen.queryByRole('button', { name: /^Tu cuenta/ })).toBeNull();
});

const menu = async () => {
  const button = await screen.findByRole('button', { name: /^Tu cuenta/ });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  return [...panel.querySelectorAll('li')].map((each) => each.textContent).filter((text) => text !== '');
};

test('LAY-7: whoever is signed in has their contents beside the menu, and the menu in its order', async () => {
  await show({ buyer: aProfile({ role: 1 }) });
  await screen.findByRole('button', { name: /^Tu cuenta/ });
  const [beside] = screen.getAllByRole('link', { name: 'Mis contenidos' });
  expect(beside?.closest('[popover]')).toBeNull();
  expect(beside?.getAttribute('href')).toBe('/main/mis-contenidos');
  expect(screen.queryByRole('link', { name: 'Crear cuenta' })).toBeNull();
  expect(await menu()).toEqual([
    'Mis contenidos',
    'Mi plan',
    'Mi perfilCompleto',
    'Confirmación de pago',
    'Cerrar sesión',
  ]);
});

test('LAY-7: only an owner with a plan manages users', async () => {
  await show({ buyer: aProfile({ role: 0, proPlans: [{ id: 1, slug: 'pro', title: 'Pro' } as never] }) });
  expect(await menu()).toContain('Gestionar usuarios');
});

test.each([
  [true, 'check-circle', 'Completo'],
  [false, 'alert', 'Incompleto'],
])('LAY-7: a profile that is complete: %s, is shown so', async (profileComplete, icon, note) => {
  const { container } = await show({ buyer: aProfile({ profileComplete }) });
  await screen.findByRole('button', { name: /^Tu cuenta/ });
  const row = [...container.querySelectorAll('[popover] a')].find((each) => each.textContent?.startsWith('Mi perfil'));
  expect(row?.textContent).toContain(note);
  expect(row?.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${icon}$`));
});

test('AUTH-9, LAY-3: signing out covers the page until the school was told, and the header offers to enter', async () => {
  const { browser, user } = await show();
  const told: (() => void)[] = [];
  const signOut = browser.api.signOut.bind(browser.api);
  browser.api.signOut = async () => {
    await new Promise<void>((done) => told.push(done));
    return signOut();
  };
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión', hidden: true }));
  expect(screen.getByText('Cerrando tu sesión')).toBeTruthy();
  act(() => told.forEach((tell) => tell()));
  await waitFor(() => expect(screen.queryByText('Cerrando tu sesión')).toBeNull());
  expect(browser.api.calls).toContain('signOut');
  expect(await screen.findByRole('link', { name: 'Crear cuenta' })).toBeTruthy();
});

test('LAY-3: the cover of a sign-out that takes long is gone after three seconds', async () => {
  const { browser } = await show();
  browser.api.signOut = () => new Promise(() => undefined);
  const button = await screen.findByRole('button', { name: 'Cerrar sesión', hidden: true });
  vi.useFakeTimers();
  act(() => button.click());
  expect(screen.getByText('Cerrando tu sesión')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByText('Cerrando tu sesión')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Cerrando tu sesión')).toBeNull();
});

test('LAY-8, ADS-2, MODAL-1: the seller’s block: the cut name, the code, and a dialog that tells more', async () => {
  const { services, user } = await show();
  const tradeName = 'Comunidad Tesis Viva de Investigación Jurídica';
  act(() => services.get(SellerStore).visit(seller({ tradeName })));
  const name = await screen.findByRole('button', { name: 'Comunidad Tesis Viva de Invest…' });
  expect(screen.getByText(/MISTI10 · 10 % menos/)).toBeTruthy();
  await user.click(name);
  const dialog = within(await screen.findByRole('dialog', { name: tradeName }));
  expect(dialog.getByRole('link', { name: 'Ver su tienda' }).getAttribute('href')).toBe(`/${seller().slug}`);
  const { fullName, categoryTitle, email, phone } = seller();
  for (const text of [fullName, categoryTitle, /10 % menos/, 'Vale hasta el martes 31 de marzo'])
    expect(dialog.getByText(text)).toBeTruthy();
  expect([email, phone].map((name) => dialog.getByRole('link', { name }).getAttribute('href'))).toEqual([
    `mailto:${email}`,
    `tel:+51${phone}`,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const scroll = (to: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

test('LAY-2: the header stays at the top once scrolled, and only 3 s after the page came', async () => {
  timeByHand();
  const { container } = await show({ isVisitor: true });
  const bar = container.querySelector('header > div');
  scroll(500);
  expect(bar?.getAttribute('data-fixed')).toBeNull();
  act(() => void vi.advanceTimersByTime(2500));
  expect(bar?.getAttribute('data-fixed')).toBeNull();
  act(() => void vi.advanceTimersByTime(500));
  expect(bar?.getAttribute('data-fixed')).toBe('true');
  scroll(0);
  expect(bar?.getAttribute('data-fixed')).toBeNull();
});

test('LAY-4: the hamburger opens the menu of narrow screens, with all kinds and their categories', async () => {
  const { user } = await show({ isVisitor: true });
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menú' }));
  expect(drawer.getByRole('link', { name: 'Seminarios' }).getAttribute('href')).toBe('/seminarios');
  expect(drawer.getByRole('link', { name: 'Crear cuenta' })).toBeTruthy();
  const categories = await drawer.findByRole('button', { name: 'Categorías de cursos', expanded: false });
  expect(drawer.queryByRole('link', { name: 'Tributación' })).toBeNull();
  await user.click(categories);
  expect(categories.getAttribute('aria-expanded')).toBe('true');
  const taxes = drawer.getByRole('link', { name: 'Tributación' });
  expect(taxes.getAttribute('href')).toBe('/cursos/categoria/tributacion');
  expect(drawer.queryByRole('button', { name: 'Categorías de libros' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
});

test('LAY-4: the bar that stays at the top has a magnifier, which enters the search', async () => {
  timeByHand();
  await show({ isVisitor: true });
  expect(screen.queryByRole('button', { name: 'Buscar' })).toBeNull();
  await act(async () => void vi.advanceTimersByTime(3000));
  scroll(500);
  const magnifier = await screen.findByRole('button', { name: 'Buscar', expanded: false });
  act(() => magnifier.click());
  expect(document.activeElement).toBe(screen.getByPlaceholderText('¿Qué quieres aprender?'));
  const close = screen.getByRole('button', { name: 'Cerrar la búsqueda', expanded: true });
  act(() => close.click());
  expect(screen.getByRole('button', { name: 'Buscar', expanded: false })).toBeTruthy();
});
