import { expect, test } from 'vitest';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { MergeCartAfterSignIn } from '#ui/school/storefront/cart/store/merge-cart-after-sign-in.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

const plan = ({ id, slug }: { readonly id: number; readonly slug: string }) => ({ slug, plan: { id, priceId: null } });

test('CART-12: says, wherever the visitor lands, which plan could not come along and which one was there', async () => {
  const { api, toasts, wire } = await shoppingServices({ isVisitor: true });
  const cart = servicesOf(wire).get(CartStore);
  api.isSignedIn = true;
  accepted(await api.add(plan(onSale.proPlan)));
  api.isSignedIn = false;
  accepted(await api.add(plan(onSale.otherProPlan)));
  api.isSignedIn = true;
  await new MergeCartAfterSignIn(cart, toasts).run();
  expect(toasts.toasts).toMatchObject([
    {
      kind: 'alert',
      text: '«Plan PRO Laboral Plus» no entró a tu carrito: ya estaba «Plan PRO Laboral», y los dos planes no van juntos.',
    },
  ]);
});

test('what came along needs no words', async () => {
  const { api, toasts, wire } = await shoppingServices({ isVisitor: true });
  const cart = servicesOf(wire).get(CartStore);
  accepted(await api.add({ slug: onSale.course.slug, plan: null }));
  api.isSignedIn = true;
  await new MergeCartAfterSignIn(cart, toasts).run();
  expect([cart.count, toasts.toasts]).toEqual([1, []]);
});
