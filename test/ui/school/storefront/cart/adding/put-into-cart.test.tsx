import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import * as setPlanPage from '#ui/school/storefront/cart/set-plan-page.tsx';
import * as setProductPage from '#ui/school/storefront/cart/set-product-page.tsx';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { onSale, planPrices } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const pages = [
  { path: '/set-product/:slug', module: setProductPage },
  { path: '/set-plan/:slug', module: setPlanPage },
];

async function show(at: string, prepare?: (shopping: Awaited<ReturnType<typeof shoppingServices>>) => unknown) {
  const shopping = await shoppingServices({ isVisitor: true });
  await prepare?.(shopping);
  const shown = await showPages(pages, at, shopping.wire);
  return { ...shown, ...shopping, cart: shown.services.get(CartStore), user: userEvent.setup() };
}

type Shown = Awaited<ReturnType<typeof show>>;
const arriveAtCart = ({ address }: Shown) => waitFor(() => expect(address()).toBe('/carrito'));

test('ROUTE-14: puts a product into the cart and leads there, without more words', async () => {
  const shown = await show('/set-product/derecho-laboral');
  await arriveAtCart(shown);
  expect([shown.cart.has(onSale.course.id), shown.notice.news]).toEqual([true, null]);
});

test('ROUTE-14: puts a plan into the cart, at its first price', async () => {
  const shown = await show('/set-plan/plan-pro-laboral');
  await arriveAtCart(shown);
  expect(shown.cart.cart.items).toMatchObject([{ plan: { priceId: planPrices.month } }]);
});

test('what is there already stays, and a plan in its way is asked about over the cart', async () => {
  const { id, slug } = onSale.proPlan;
  const inCart = async ({ api }: { api: Shown['api'] }) => {
    accepted(await api.add({ slug, plan: { id, priceId: null } }));
  };
  await arriveAtCart(await show('/set-plan/plan-pro-laboral', inCart));
  const shown = await show('/set-plan/plan-pro-laboral-plus', inCart);
  await arriveAtCart(shown);
  expect(shown.notice.news).toMatchObject({ kind: 'plan-conflict', standing: { productId: id } });
  expect(shown.cart.count).toBe(1);
});

test('CART-3: a free product is told of over the cart', async () => {
  const shown = await show('/set-product/introduccion-al-derecho');
  await arriveAtCart(shown);
  expect(shown.notice.news).toMatchObject({ kind: 'free', item: { title: 'Introducción al derecho' } });
});

test('a connection that fails is said, and tried again by hand', async () => {
  const offline = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });
  const shown = await show('/set-product/derecho-laboral', ({ api }) => (api.failure = offline));
  expect(await screen.findByText('No hay conexión.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  shown.api.failure = null;
  await shown.user.click(screen.getByRole('button', { name: /Intentar|Reintentar/ }));
  await arriveAtCart(shown);
  expect(shown.cart.has(onSale.course.id)).toBe(true);
});

test.each([
  ['not on sale', 'nada', null, 'Refused: product-not-found'],
  [
    'sold out',
    'reforma-tributaria',
    callRefusal({ kind: 'sold-out', status: 409, detail: 'Está agotado.' }),
    'Está agotado.',
  ],
])('what is %s is said, without a way to insist', async (_, slug, failure, said) => {
  await show(`/set-product/${slug}`, ({ api }) => (api.failure = failure));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Intentar|Reintentar/ })).toBeNull();
});

test('what is no plan is no page', async () => {
  const { cart } = await show('/set-plan/derecho-laboral');
  expect(await screen.findByText('Error 404')).toBeTruthy();
  expect(cart.count).toBe(0);
});
