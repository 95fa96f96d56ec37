import { expect, test, vi } from 'vitest';
import { AddToCart } from '#application/browser/cart/add-to-cart.ts';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aPlan } from '#test/support/cart/cart-items.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { onSale, planPrices } from '#test/support/cart/shop.ts';
import { cartApiInMemory } from '#test/support/cart/shop-in-memory.ts';
import { until } from '#test/support/shared/until.ts';

const just = ({ slug }: { readonly slug: string }) => ({ slug, plan: null });
const plan = ({ id, slug }: { readonly id: number; readonly slug: string }) => ({ slug, plan: { id, priceId: null } });

async function shopping() {
  const api = cartApiInMemory();
  const logger = new LoggerInMemory();
  const keeper = await new BrowserOfTest(aProfile()).signedInTab(aProfile());
  return { api, keeper, logger, addToCart: new AddToCart(api, keeper, logger) };
}

const idsIn = (items: readonly { readonly productId: number }[]) => items.map(({ productId }) => productId);

test('puts a product into the school’s cart and this browser’s copy, with the news of it', async () => {
  const { addToCart, api } = await shopping();
  const added = accepted(await addToCart.execute(emptyCartView, just(onSale.course)));
  expect(added).toMatchObject({ kind: 'added', item: { productId: 3 } });
  const { cart } = accepted(await api.read());
  expect(added).toMatchObject({ view: { cart } });
  expect(idsIn(cart.items)).toEqual([3]);
});

test('CART-5: what is in the cart is not asked for again', async () => {
  const { addToCart, api } = await shopping();
  const first = accepted(await addToCart.execute(emptyCartView, just(onSale.course)));
  api.failure = callRefusal();
  const view = 'view' in first ? first.view : emptyCartView;
  expect(accepted(await addToCart.execute(view, just(onSale.course)))).toEqual({ kind: 'already-in-cart' });
});

test('CART-12: the history is told, with who it was, of what was not yet in the cart, and of nothing else', async () => {
  const { addToCart, api, keeper } = await shopping();
  const noteAdded = vi.spyOn(api, 'noteAdded');
  const first = accepted(await addToCart.execute(emptyCartView, just(onSale.course)));
  const view = 'view' in first ? first.view : emptyCartView;
  accepted(await addToCart.execute(view, just(onSale.course)));
  expect(noteAdded.mock.calls).toEqual([[just(onSale.course), keeper.state.user?.id]]);
});

test('CART-3: a free product says which paid ones left for it', async () => {
  const { addToCart } = await shopping();
  const first = accepted(await addToCart.execute(emptyCartView, just(onSale.course)));
  if (first.kind !== 'added') throw new Error(first.kind);
  const free = accepted(await addToCart.execute(first.view, just(onSale.free)));
  if (free.kind !== 'free') throw new Error(free.kind);
  expect(idsIn(free.emptied)).toEqual([3]);
  expect([idsIn(free.view.cart.items), idsIn(free.view.cart.freeItems)]).toEqual([[], [4]]);
  const again = accepted(await addToCart.execute(free.view, just(onSale.free)));
  expect(again.kind).toBe('already-in-cart');
});

test('keeps the prices a plan may be changed to', async () => {
  const { addToCart } = await shopping();
  const added = accepted(await addToCart.execute(emptyCartView, plan(onSale.proPlan)));
  const prices = 'view' in added ? added.view.planPrices.get(onSale.proPlan.id) : [];
  expect(prices?.map(({ id }) => id)).toEqual([planPrices.month, planPrices.year]);
});

test('a refusal changes nothing and is not written down as put in', async () => {
  const { addToCart, api } = await shopping();
  const first = accepted(await addToCart.execute(emptyCartView, plan(onSale.proPlan)));
  const view = 'view' in first ? first.view : emptyCartView;
  expect(refused(await addToCart.execute(view, plan(onSale.otherProPlan))).kind).toBe('plan-conflict');
  expect(api.noted.map(({ slug }) => slug)).toEqual([onSale.proPlan.slug]);
});

test('another tab was faster: the school’s word stands, and nothing here is lost', async () => {
  const { addToCart } = await shopping();
  const standing = { ...emptyCartView, cart: { ...emptyCartView.cart, items: [aPlan(90, 'pro')] } };
  const added = accepted(await addToCart.execute(standing, plan(onSale.proPlan)));
  expect(added).toMatchObject({ kind: 'added', view: { cart: { items: [{ productId: 90 }] } } });
});

test('the history of the cart that fails is logged and stands in nobody’s way', async () => {
  const { api, keeper, logger } = await shopping();
  api.noteAdded = async () => ({ ok: false, refusal: callRefusal({ kind: 'offline' }) });
  accepted(await new AddToCart(api, keeper, logger).execute(emptyCartView, just(onSale.course)));
  await until(() =>
    expect(logger.entries).toMatchObject([{ level: 'warn', data: { slug: onSale.course.slug, reason: 'offline' } }]),
  );
});
