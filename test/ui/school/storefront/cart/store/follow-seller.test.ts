import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { Seller } from '#domain/catalogue/seller.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { followSeller } from '#ui/school/storefront/cart/store/follow-seller.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { until } from '#test/support/shared/until.ts';

const umbral: Seller = {
  id: 1,
  slug: 'umbral-legal',
  fullName: 'Inés Ficticia',
  tradeName: 'Umbral Legal',
  categoryTitle: 'Tributario',
  email: 'ines@umbral.example',
  phone: '987654321',
  photo: null,
  logo: null,
  code: { word: 'UMBRAL10', reduction: 'percentage', amount: 1000, lastDay: day('2026-12-31') },
};

async function following(seller: Seller | null) {
  const { api, wire } = await shoppingServices({ isVisitor: true });
  const cart = servicesOf(wire).get(CartStore);
  const sellers = observable({ seller }, {}, { deep: false });
  const visits = vi.spyOn(api, 'visitSeller');
  followSeller(sellers, cart);
  return { cart, sellers, visits };
}

test('CART-4: the code of the seller visited waits in the cart', async () => {
  const { cart, sellers, visits } = await following(null);
  await cart.restore();
  expect(visits).not.toHaveBeenCalled();
  runInAction(() => (sellers.seller = umbral));
  await until(() => expect(cart.cart.sellerCode?.word).toBe('UMBRAL10'));
  expect(visits).toHaveBeenCalledTimes(1);
});

test('waits until the cart is there, and does not repeat what the cart knows', async () => {
  const { cart, sellers, visits } = await following(umbral);
  expect(visits).not.toHaveBeenCalled();
  await cart.restore();
  await until(() => expect(cart.cart.sellerCode?.word).toBe('UMBRAL10'));
  runInAction(() => (sellers.seller = { ...umbral }));
  expect(visits.mock.calls).toEqual([['umbral-legal']]);
});

test('a seller without a code changes nothing', async () => {
  const { cart, visits } = await following({ ...umbral, code: null });
  await cart.restore();
  expect(visits).not.toHaveBeenCalled();
});
