import { act, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeEach, expect, test, vi } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import { Clock } from '#application/ports/clock.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { SellerStore } from '#ui/school/storefront/seller/seller-store.ts';
import * as sellerPage from '#ui/school/storefront/seller/seller-page.tsx';
import * as seminarPage from '#ui/school/storefront/seller/seller-seminar-page.tsx';
import { aCartItem, aCode } from '#test/support/cart/cart-items.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { seller, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

class NothingSeen {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NothingSeen));

const products = [
  storedProduct(1, { title: 'Derecho laboral' }),
  storedSeminar(2, '2026-04-11T23:00:00.000Z', { title: 'Despido' }),
  storedSeminar(3, '2026-01-11T23:00:00.000Z', { title: 'Uno pasado' }),
  storedProduct(4, { kind: 'book', slug: 'libro', title: 'Manual del IGV' }),
];

async function show(at: string, visited = seller()) {
  const shopping = await shoppingServices({ isVisitor: true });
  const clock = new FixedClock();
  const api = new ProductPagesInMemory(products, clock.now());
  api.verifiedSellers = [visited];
  const store = new SellerStore(new TabStorageInMemory(), api, clock);
  const pages = [
    { path: '/:seller', module: sellerPage },
    { path: '/:seller/seminarios', module: sellerPage },
    { path: '/:seller/seminarios/:slug', module: seminarPage },
  ];
  const shown = await showPages(pages, at, (container) => {
    shopping.wire(container);
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(Clock).toConstantValue(clock);
    container.bind(SellerStore).toConstantValue(store);
  });
  return { ...shown, store };
}

const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('ROUTE-16, ADS-2: who the seller is, their code, what they sell; visiting makes them the seller of the header', async () => {
  const { store } = await show('/estudio-misti');
  expect(screen.getByRole('heading', { level: 1, name: 'Estudio Misti' })).toBeTruthy();
  expect(screen.getByText('MISTI10')).toBeTruthy();
  expect(screen.getByText(/10 % de descuento hasta el martes 31 de marzo/)).toBeTruthy();
  const { fullName, categoryTitle, email, phone } = seller();
  expect(screen.getByText(`${fullName} · ${categoryTitle}`)).toBeTruthy();
  expect([linkTo(new RegExp(email)), linkTo(new RegExp(phone))]).toEqual([`mailto:${email}`, `tel:+51${phone}`]);
  expect(linkTo(/^Despido/)).toBe('/estudio-misti/seminarios/seminario-2');
  expect(linkTo(/^Derecho laboral/)).toBe('/cursos/curso-1');
  expect(linkTo(/^Manual del IGV/)).toBe('/contenidos/libros/libro');
  expect(screen.queryByText('Uno pasado')).toBeNull();
  await waitFor(() => expect(store.seller?.slug).toBe('estudio-misti'));
  expect(await axeProblems()).toEqual([]);
});

test.each([
  [{ logo: 'vendedores/logo.svg', photo: 'vendedores/cara.webp' }, '/imagenes/vendedores/logo.svg'],
  [{ logo: null, photo: 'vendedores/cara.webp' }, '/imagenes/vendedores/cara.webp'],
])('ADS-2: the logo, or else the face: %j', async (pictures, address) => {
  const { container } = await show('/estudio-misti', seller(pictures));
  expect([...container.querySelectorAll('header img')].map((each) => each.getAttribute('src'))).toEqual([address]);
});

test('ADS-3: the code counts down on the storefront as well', async () => {
  const { store } = await show('/estudio-misti');
  // The visit comes after the page, and begins the countdown anew.
  await waitFor(() => expect(store.seller).not.toBeNull());
  act(() =>
    runInAction(() => {
      store.left = { days: 2, hours: 3, minutes: 4, seconds: 5 };
    }),
  );
  expect(screen.getByRole('timer', { name: '2 días, 3 horas y 4 minutos' })).toBeTruthy();
});

test('what it says of the code is what became of it in the cart', async () => {
  const visited = seller();
  const { services } = await show('/estudio-misti', visited);
  const cart = services.get(CartStore);
  const { code } = visited;
  if (code === null) throw new Error('The seller of the tests has a code');
  const sellerCode = aCode(code.word, { origin: 'seller' });
  const says = async (view: Partial<Cart>, words: string) => {
    act(() =>
      runInAction(() => {
        cart.ready = true;
        cart.view = { ...emptyCartView, cart: { ...EMPTY_CART, sellerCode, ...view } };
      }),
    );
    // The cart comes late: until then the page says what becomes of the code.
    await screen.findByText(words);
  };
  expect(screen.getByText(/^Lo ponemos por ti cuando agregas un producto de pago/)).toBeTruthy();
  const items = [aCartItem(1, '100.00')];
  await says({}, 'Lo ponemos por ti cuando agregas un producto de pago a tu carrito, si no rige otro código.');
  await says(
    { items },
    'Tu carrito todavía no lo tiene: se pone con el próximo producto que agregues, o escríbelo ahí.',
  );
  await says({ items, code: sellerCode }, 'Ya está puesto en tu carrito.');
  await says(
    { items, code: aCode('OTRO') },
    'En tu carrito rige otro código, OTRO. Para cambiarlo, escribe este en tu carrito.',
  );
  await says({ items, sellerCode: null }, 'Para usarlo, escríbelo en tu carrito.');
});

test('ROUTE-16: its seminars alone', async () => {
  await show('/estudio-misti/seminarios');
  expect(screen.getByText('Despido')).toBeTruthy();
  expect(screen.queryByText('Derecho laboral')).toBeNull();
  expect(linkTo(/^Ver toda la tienda/)).toBe('/estudio-misti');
});

test('ROUTE-16: one seminar, with the seller’s code in force', async () => {
  const { store } = await show('/estudio-misti/seminarios/seminario-2');
  expect(screen.getByRole('heading', { level: 1, name: 'Despido' })).toBeTruthy();
  await waitFor(() => expect(store.code?.word).toBe('MISTI10'));
});

test('ROUTE-16: the slug of a product leads to its page', async () => {
  const { address } = await show('/curso-1');
  expect(address()).toBe('/cursos/curso-1');
});

test.each(['/nadie', '/nadie/seminarios', '/estudio-misti/seminarios/curso-1', '/nadie/seminarios/seminario-2'])(
  'ROUTE-16: %s is not there',
  async (address) => {
    await show(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
  },
);
