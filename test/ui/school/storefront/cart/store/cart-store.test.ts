import { autorun } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { CartApiInMemory } from '#test/memory/cart/cart-api-in-memory.ts';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem } from '#test/support/cart/cart-items.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { onSale, seminarSeat } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { until } from '#test/support/shared/until.ts';

const just = ({ slug }: { readonly slug: string }) => ({ slug, plan: null });
const plan = ({ id, slug }: { readonly id: number; readonly slug: string }) => ({ slug, plan: { id, priceId: null } });
const offline = callRefusal({ kind: 'offline', status: null });

async function storeOf(given = {}) {
  const shopping = await shoppingServices(given);
  const services = servicesOf(shopping.wire);
  return { ...shopping, store: services.get(CartStore), session: services.get(SessionStore) };
}

const idsOf = ({ cart }: CartStore) => cart.items.map(({ productId }) => productId);
const fill = async (api: CartApiInMemory, ...products: readonly { readonly slug: string }[]) => {
  for (const product of products) accepted(await api.add(just(product)));
};

test('says what the server’s page says until it is restored: nothing', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.course);
  expect([store.ready, store.count, store.has(3)]).toEqual([false, 0, false]);
  await store.restore();
  expect([store.ready, store.count, store.has(3)]).toEqual([true, 1, true]);
});

test('shows what this browser remembers first, then what the school has', async () => {
  const { api, mirror, store } = await storeOf();
  await fill(api, onSale.course);
  mirror.kept = { ...emptyCartView, cart: aCart([aCartItem(90)]) };
  const seen: string[] = [];
  const stop = autorun(() => seen.push(`${store.ready}: ${idsOf(store).join()}`));
  await store.restore();
  stop();
  expect(seen).toEqual(['false: ', 'false: 90', 'true: 3']);
  expect(mirror.kept?.cart.items).toMatchObject([{ productId: 3 }]);
});

test('without a connection it shows what this browser remembers, and reads again when asked', async () => {
  const { api, mirror, store } = await storeOf();
  await fill(api, onSale.course);
  mirror.kept = { ...emptyCartView, cart: aCart([aCartItem(90)]) };
  api.failure = offline;
  await store.restore();
  expect([store.ready, store.failure, idsOf(store)]).toEqual([true, offline, [90]]);
  api.failure = null;
  accepted(await store.read());
  expect([store.failure, idsOf(store)]).toEqual([null, [3]]);
});

test('is restored once, however many ask', async () => {
  const { api, store } = await storeOf();
  const read = vi.spyOn(api, 'read');
  await Promise.all([store.restore(), store.restore()]);
  await store.restore();
  expect(read).toHaveBeenCalledTimes(1);
});

test('puts products in, one after another, and this browser remembers them', async () => {
  const { mirror, store } = await storeOf();
  await store.restore();
  await Promise.all([store.add(just(onSale.course)), store.add(just(onSale.book)), store.add(just(onSale.course))]);
  expect(idsOf(store)).toEqual([3, 2]);
  expect(mirror.kept?.cart.items).toMatchObject([{ productId: 3 }, { productId: 2 }]);
});

test('CART-6: a product leaves once the school has said so, and stays when it has not', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.course, onSale.book);
  await store.restore();
  api.failure = offline;
  expect(refused(await store.remove(3)).kind).toBe('offline');
  api.failure = null;
  const remove = vi.spyOn(api, 'remove').mockResolvedValueOnce({ ok: true, value: false });
  expect(refused(await store.remove(3)).kind).toBe('not-removed');
  expect(idsOf(store)).toEqual([3, 2]);
  accepted(await store.remove(3));
  expect(idsOf(store)).toEqual([2]);
  expect(remove).toHaveBeenLastCalledWith(3, 'rosa');
});

test('a change of a line is seen at once and undone when the school refuses', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.seminar);
  await store.restore();
  const counts: (number | undefined)[] = [];
  const stop = autorun(() => counts.push(store.cart.items[0]?.options[0]?.count));
  const twoSeats = { options: [{ optionId: seminarSeat, count: 2 }] };
  api.failure = offline;
  expect(refused(await store.change(1, twoSeats)).kind).toBe('offline');
  api.failure = null;
  accepted(await store.change(1, twoSeats));
  stop();
  expect([counts[0], counts[1], counts[2], counts.at(-1)]).toEqual([0, 2, 0, 2]);
});

test('takes codes and leaves them', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.course);
  await store.restore();
  expect(refused(await store.enterCode('NADA')).field).toBe('word');
  accepted(await store.enterCode('quince'));
  expect(store.cart.code?.word).toBe('QUINCE');
  accepted(await store.dropCode());
  expect(store.cart.code).toBeNull();
});

test('a plan takes the place of the one in its way', async () => {
  const { store } = await storeOf();
  await store.restore();
  accepted(await store.add(plan(onSale.proPlan)));
  expect(refused(await store.add(plan(onSale.otherProPlan))).kind).toBe('plan-conflict');
  accepted(await store.replacePlan(plan(onSale.otherProPlan), onSale.proPlan.id));
  expect(idsOf(store)).toEqual([onSale.otherProPlan.id]);
});

test('CART-13: once the free ones are taken the free cart is empty', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.free);
  await store.restore();
  api.failure = offline;
  expect((await store.takeFree()).ok).toBe(false);
  expect(store.count).toBe(1);
  api.failure = null;
  accepted(await store.takeFree());
  expect([store.count, api.taken]).toEqual([0, [onSale.free.slug]]);
});

test('whoever signs out leaves the cart in the account, and none in this browser', async () => {
  const { api, mirror, session, store } = await storeOf();
  await fill(api, onSale.course);
  await store.restore();
  // Nor does it wait for the school to say so.
  api.failure = offline;
  await session.signOut();
  await until(() => expect(store.count).toBe(0));
  expect(mirror.kept).toBeNull();
});

test('CART-12: what was gathered before signing in comes along, and the plan that cannot is named', async () => {
  const { api, signIn, store } = await storeOf({ isVisitor: true });
  api.isSignedIn = true;
  accepted(await api.add(plan(onSale.proPlan)));
  api.isSignedIn = false;
  await store.restore();
  await store.add(just(onSale.course));
  await store.add(plan(onSale.otherProPlan));
  expect(idsOf(store)).toEqual([3, onSale.otherProPlan.id]);
  await signIn();
  await until(() => expect(idsOf(store)).toEqual([onSale.proPlan.id, 3]));
  expect(store.leftOut).toMatchObject([{ productId: onSale.otherProPlan.id, standing: { productId: 5 } }]);
  store.dismissLeftOut();
  expect(store.leftOut).toEqual([]);
});

test('a notice is said until it was read', async () => {
  const { api, store } = await storeOf();
  const notices = [
    { kind: 'withdrawn', productId: 8 },
    { kind: 'code-expired', word: 'QUINCE' },
  ];
  const { value } = (await api.read()) as { value: typeof emptyCartView };
  vi.spyOn(api, 'read').mockResolvedValue({ ok: true, value: { ...value, notices } });
  await store.restore();
  const [first] = store.view.notices;
  if (first !== undefined) store.dismissNotice(first);
  expect(store.view.notices).toEqual([notices[1]]);
});

test('CART-7: everything leaves once the school has said so', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.course, onSale.book);
  await store.restore();
  api.failure = offline;
  expect(refused(await store.clear()).kind).toBe('offline');
  expect(store.count).toBe(2);
  api.failure = null;
  accepted(await store.clear());
  await store.totals.compared;
  expect([store.count, store.totals.last]).toEqual([0, null]);
});

test('says why the total is not what this browser remembered', async () => {
  const { api, mirror, store } = await storeOf();
  await fill(api, onSale.course);
  mirror.kept = {
    ...emptyCartView,
    cart: aCart([aCartItem(onSale.course.id, '149.90', { title: 'Derecho laboral' })]),
  };
  await store.restore();
  await store.totals.compared;
  expect(store.totals.last).toMatchObject({
    from: 14_990,
    to: 19_990,
    reasons: [{ kind: 'repriced', title: 'Derecho laboral' }],
  });
  store.totals.dismiss();
  accepted(await store.read());
  await store.totals.compared;
  expect(store.totals.last).toBeNull();
});

test('what the buyer does changes the total without more words', async () => {
  const { store } = await storeOf();
  await store.restore();
  await store.add(just(onSale.seminar));
  await store.add(just(onSale.course));
  accepted(await store.change(1, { options: [{ optionId: seminarSeat, count: 2 }] }));
  accepted(await store.enterCode('quince'));
  accepted(await store.remove(3));
  accepted(await store.dropCode());
  accepted(await store.add(plan(onSale.proPlan)));
  accepted(await store.replacePlan(plan(onSale.otherProPlan), onSale.proPlan.id));
  await store.totals.compared;
  expect(store.totals.last).toBeNull();
});

test('a price that changed at the school while the buyer chose is told', async () => {
  const { api, store } = await storeOf();
  await fill(api, onSale.seminar);
  await store.restore();
  const { cart } = accepted(await api.read());
  const dearer = {
    ...emptyCartView,
    cart: { ...cart, items: cart.items.map((item) => ({ ...item, regular: soles('160.00') })) },
  };
  vi.spyOn(api, 'change').mockResolvedValue({ ok: true, value: dearer });
  accepted(await store.change(1, { options: [{ optionId: seminarSeat, count: 0 }] }));
  await store.totals.compared;
  expect(store.totals.last).toMatchObject({ from: 15_000, to: 16_000 });
});
