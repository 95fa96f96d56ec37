import { expect, test } from 'vitest';
import type { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { onSale } from '#test/support/cart/shop.ts';

export interface CartApiUnderTest {
  readonly api: CartApi;
  /** Signs the visitor in; resolves with the account's id. */
  readonly signIn: () => Promise<string>;
}

const just = (product: { readonly slug: string }) => ({ slug: product.slug, plan: null });
const plan = (product: { readonly id: number; readonly slug: string }) => ({
  slug: product.slug,
  plan: { id: product.id, priceId: null },
});

/**
 * What every `CartApi` does. The factory gives an empty one, of a visitor, of the shop of the tests (`stockShop`) with the
 * coupon QUINCE and the seller `umbral-legal`, whose code is UMBRAL10.
 */
export function cartApiContract(make: () => Promise<CartApiUnderTest>): void {
  const idsIn = async (api: CartApi) => accepted(await api.read()).cart.items.map(({ productId }) => productId);

  test('begins empty', async () => {
    const { api } = await make();
    expect(accepted(await api.read())).toMatchObject({ cart: { items: [], freeItems: [], code: null }, notices: [] });
  });

  test('puts a product in, once, and answers it as the cart then holds it', async () => {
    const { api } = await make();
    const added = accepted(await api.add(just(onSale.course), null));
    expect(added).toMatchObject({ item: { productId: 3, slug: onSale.course.slug }, free: null });
    accepted(await api.add(just(onSale.course), null));
    expect(accepted(await api.read()).cart.items).toEqual([added.item]);
    expect(accepted(await api.noteAdded(just(onSale.course), null))).toBe(true);
  });

  test('keeps free products and paid ones apart', async () => {
    const { api } = await make();
    await api.add(just(onSale.course), null);
    expect(accepted(await api.add(just(onSale.free), null)).free).toMatchObject({ slug: onSale.free.slug });
    expect(accepted(await api.read()).cart).toMatchObject({ items: [], freeItems: [{ productId: 4 }] });
  });

  test('CART-7: takes everything out at once, and remembers the seller', async () => {
    const { api } = await make();
    accepted(await api.visitSeller('umbral-legal'));
    await api.add(just(onSale.course), null);
    await api.add(just(onSale.book), null);
    expect(accepted(await api.clear()).cart).toMatchObject({ items: [], code: null, sellerCode: { word: 'UMBRAL10' } });
    expect(await idsIn(api)).toEqual([]);
    expect(accepted(await api.clear()).cart.items).toEqual([]);
  });

  test('refuses what is not sold', async () => {
    const { api } = await make();
    expect(refused(await api.add({ slug: 'nada', plan: null }, null)).kind).toBe('product-not-found');
  });

  test('names the plan that stands in the way, and replaces it', async () => {
    const { api } = await make();
    const first = accepted(await api.add(plan(onSale.proPlan), null));
    expect(first.planPrices.map(({ id }) => id)).toEqual([51, 52]);
    expect(refused(await api.add(plan(onSale.otherProPlan), null))).toMatchObject({
      kind: 'plan-conflict',
      data: { standing: { productId: 5, title: 'Plan PRO Laboral' } },
    });
    const { cart, planPrices } = accepted(await api.replacePlan(plan(onSale.otherProPlan), 5));
    expect(cart.items.map(({ productId }) => productId)).toEqual([6]);
    expect(planPrices.get(6)?.map(({ id }) => id)).toEqual([61]);
  });

  test('takes a product out', async () => {
    const { api } = await make();
    for (const product of [onSale.course, onSale.book]) await api.add(just(product), null);
    expect(accepted(await api.remove(3, null))).toBe(true);
    expect(await idsIn(api)).toEqual([2]);
  });

  test('changes what was chosen of a product', async () => {
    const { api } = await make();
    await api.add(just(onSale.seminar), null);
    const changed = accepted(await api.change(1, { options: [{ optionId: 11, count: 2 }] }));
    expect(changed.cart.items[0]?.options).toMatchObject([{ id: 11, count: 2 }]);
    expect(refused(await api.change(3, { isExtended: true })).kind).toBe('not-in-cart');
  });

  test('puts a code into force and takes it away', async () => {
    const { api } = await make();
    expect(refused(await api.enterCode('QUINCE')).kind).toBe('cart-empty');
    await api.add(just(onSale.course), null);
    expect(refused(await api.enterCode('NADA'))).toMatchObject({ kind: 'code-unknown', field: 'word' });
    expect(accepted(await api.enterCode(' quince ')).cart.code?.word).toBe('QUINCE');
    expect(accepted(await api.dropCode()).cart.code).toBeNull();
  });

  test('remembers a seller: their code comes into force with the next product', async () => {
    const { api } = await make();
    expect(refused(await api.visitSeller('nadie')).kind).toBe('seller-not-found');
    expect(accepted(await api.visitSeller('umbral-legal')).cart).toMatchObject({
      code: null,
      sellerCode: { word: 'UMBRAL10' },
    });
    await api.add(just(onSale.course), null);
    expect(accepted(await api.read()).cart.code).toMatchObject({ origin: 'seller', word: 'UMBRAL10' });
  });

  test('brings what a visitor gathered into the account, once', async () => {
    const { api, signIn } = await make();
    await api.add(just(onSale.course), null);
    await signIn();
    expect(accepted(await api.read())).toMatchObject({ cart: { items: [] }, visitorCartWaits: true });
    const { view, leftOut } = accepted(await api.merge());
    expect(view).toMatchObject({ cart: { items: [{ productId: 3 }] }, visitorCartWaits: false });
    expect(leftOut).toEqual([]);
    expect(accepted(await api.merge()).view.cart.items).toHaveLength(1);
  });

  test('names the plan that did not come along', async () => {
    const { api, signIn } = await make();
    await api.add(plan(onSale.otherProPlan), null);
    const userId = await signIn();
    await api.add(plan(onSale.proPlan), userId);
    expect(accepted(await api.merge()).leftOut).toEqual([
      {
        productId: 6,
        title: 'Plan PRO Laboral Plus',
        slug: onSale.otherProPlan.slug,
        standing: { productId: 5, title: 'Plan PRO Laboral' },
      },
    ]);
  });

  test('tells plans from the rest', async () => {
    const { api } = await make();
    expect(accepted(await api.planIdOf(onSale.proPlan.slug))).toBe(5);
    expect(accepted(await api.planIdOf(onSale.course.slug))).toBeNull();
  });

  test('gives free products to the account alone', async () => {
    const { api, signIn } = await make();
    expect(refused(await api.takeFree([onSale.free.slug])).status).toBe(401);
    const userId = await signIn();
    await api.add(just(onSale.free), userId);
    expect(accepted(await api.takeFree([onSale.free.slug]))).toBe(true);
    expect(accepted(await api.read()).cart.freeItems).toEqual([]);
  });
}
