import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as cartPage from '#ui/school/storefront/cart/cart-page.tsx';
import * as givePage from '#ui/school/storefront/cart/give-product-page.tsx';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { accepted } from '#test/support/shared/accepted.ts';

async function give(slug: string, inCart: readonly { readonly slug: string }[] = []) {
  const shopping = await shoppingServices();
  for (const each of inCart) accepted(await shopping.api.add({ slug: each.slug, plan: null }));
  const pages = [
    { path: '/carrito', module: cartPage },
    { path: '/regalar/:slug', module: givePage },
  ];
  const shown = await showPages(pages, `/regalar/${slug}`, shopping.wire);
  await shown.services.get(CartStore).restore();
  return { ...shown, ...shopping, user: userEvent.setup() };
}

test('what is to be given goes into the cart, which says that all of it is a gift, and is one’s own again by one press', async () => {
  const { user, api } = await give(onSale.course.slug, [onSale.book]);
  expect(await screen.findByText('Este carrito es un regalo')).toBeInstanceOf(HTMLElement);
  expect(accepted(await api.read()).cart).toMatchObject({ isGift: true, items: [{}, {}] });
  expect(await axeProblems()).toEqual([]);
  api.failure = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });
  await user.click(await screen.findByRole('button', { name: 'No es un regalo, es para mí' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No hay conexión.');
  api.failure = null;
  await user.click(await screen.findByRole('button', { name: 'No es un regalo, es para mí' }));
  await waitFor(() => expect(screen.queryByText('Este carrito es un regalo')).toBeNull());
  expect(accepted(await api.read()).cart.isGift).toBeUndefined();
});

test('what cannot be given is said, and the cart stays as it was', async () => {
  const { api } = await give(onSale.free.slug);
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos agregar el producto');
  expect(accepted(await api.read()).cart.items).toEqual([]);
});
