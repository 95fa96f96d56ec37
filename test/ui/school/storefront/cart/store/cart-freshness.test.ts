import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { keepCartFresh } from '#ui/school/storefront/cart/store/cart-freshness.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { heldBack } from '#test/support/shared/held-back.ts';
import { tabOfTest } from '#test/support/browser/shown-tab.ts';
import { until } from '#test/support/shared/until.ts';

let tab: ReturnType<typeof tabOfTest>;
beforeEach(() => (tab = tabOfTest()));
afterEach(() => tab.end());

/** A tab whose cart has been read, with the course in it, and then another of the same browser. */
async function freshTab() {
  const shopping = await shoppingServices();
  const services = servicesOf(shopping.wire);
  const [store, session] = [services.get(CartStore), services.get(SessionStore)];
  accepted(await shopping.api.add({ slug: onSale.course.slug, plan: null }));
  await store.restore();
  keepCartFresh(store, session, shopping.news);
  return { ...shopping, store, session, other: shopping.news.anotherTab() };
}

const idsOf = ({ cart }: CartStore) => cart.items.map(({ productId }) => productId);
const addElsewhere = async ({ api }: Awaited<ReturnType<typeof freshTab>>) =>
  accepted(await api.add({ slug: onSale.seminar.slug, plan: null }));

test('SAFE-6: the cart is read again when the tab is shown, and says why its total is another', async () => {
  const shown = await freshTab();
  tab.hide();
  await addElsewhere(shown);
  tab.show();
  await until(() => expect(idsOf(shown.store)).toEqual([3, 1]));
  await shown.store.totals.compared;
  expect(shown.store.totals.last).toMatchObject({ from: 19_990, to: 34_990, reasons: [{ kind: 'entered' }] });
});

test('SAFE-6: a page that the browser brings back from its memory reads the cart again; a loaded one has just done so', async () => {
  const shown = await freshTab();
  const read = vi.spyOn(shown.api, 'read');
  tab.comeBack(false);
  await addElsewhere(shown);
  tab.comeBack(true);
  await until(() => expect(idsOf(shown.store)).toEqual([3, 1]));
  expect(read).toHaveBeenCalledTimes(1);
});

test('SAFE-6: what another tab changed is read at once where it is seen, and when the tab is shown where it is not', async () => {
  const shown = await freshTab();
  const read = vi.spyOn(shown.api, 'read');
  await addElsewhere(shown);
  shown.other.announce();
  await until(() => expect(idsOf(shown.store)).toEqual([3, 1]));
  tab.hide();
  shown.other.announce();
  shown.other.announce();
  expect(read).toHaveBeenCalledTimes(1);
  tab.show();
  await until(() => expect(read).toHaveBeenCalledTimes(2));
});

test('SAFE-6: every change is told to the other tabs, one without an answer too; a reading is not', async () => {
  const { api, other, store } = await freshTab();
  const heard = vi.fn<() => void>();
  other.listen(heard);
  const told = async (call: () => Promise<unknown>): Promise<number> => {
    heard.mockClear();
    await call();
    return heard.mock.calls.length;
  };
  expect(await told(() => store.read())).toBe(0);
  expect(await told(() => store.add({ slug: onSale.seminar.slug, plan: null }))).toBe(1);
  expect(await told(() => store.enterCode('quince'))).toBe(1);
  expect(await told(() => store.remove(3))).toBe(1);
  api.failure = callRefusal({ kind: 'timed-out', status: null });
  expect(await told(() => store.clear())).toBe(1);
});

test('SAFE-6: readings that wait are one; one that has begun may have been answered before the change', async () => {
  const { api, store } = await freshTab();
  const read = vi.spyOn(api, 'read');
  await Promise.all([store.enterCode('quince'), store.read(), store.read()]);
  expect(read).toHaveBeenCalledTimes(1);
  const begun = store.read();
  await until(() => expect(read).toHaveBeenCalledTimes(2));
  await Promise.all([begun, store.read()]);
  expect(read).toHaveBeenCalledTimes(3);
});

test('SAFE-6: a tab that missed that somebody signed out takes it over when it is shown, and their cart goes', async () => {
  const shown = await freshTab();
  await until(async () => expect(await shown.browser.vault.load()).toMatchObject({ user: { id: 'rosa' } }));
  tab.hide();
  await shown.browser.vault.clear();
  shown.api.isSignedIn = false;
  tab.show();
  await until(() => expect([shown.session.signedIn, shown.store.count]).toEqual([false, 0]));
  expect(shown.mirror.kept).toBeNull();
});

test('SAFE-6: a tab that missed that somebody else signed in shows nothing of the first one’s cart', async () => {
  const shown = await freshTab();
  await until(() => expect(shown.session.user?.id).toBe('rosa'));
  tab.hide();
  const kept = await shown.browser.vault.load();
  if (kept === null || kept === 'lost') throw new Error('nobody is signed in');
  // Asked by the first one, and answered when the other is there.
  const late = [heldBack(shown.browser.api, 'me'), heldBack(shown.api, 'read')];
  void shown.session.refresh();
  const asked = shown.store.read();
  await shown.browser.vault.save({ ...kept, user: aProfile({ id: 'ana', email: 'ana@correo.pe' }) });
  // The school does not answer: what is shown must not wait for it.
  shown.api.failure = callRefusal({ kind: 'offline', status: null });
  tab.show();
  await until(() => expect([shown.session.user?.id, shown.store.count]).toEqual(['ana', 0]));
  for (const letCome of late) await letCome();
  await asked;
  await shown.store.read();
  expect([shown.session.user?.id, shown.store.count, shown.mirror.kept]).toEqual(['ana', 0, null]);
  expect(await shown.browser.vault.load()).toMatchObject({ user: { id: 'ana' } });
});
