import { expect, test } from 'vitest';
import { PurchaseNotice } from '#ui/school/storefront/cart/adding/purchase-notice.ts';
import { aCartItem, aFreeItem } from '#test/support/cart/cart-items.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const freeNews = { kind: 'free', item: aFreeItem(4), emptied: [aCartItem(3)] } as const;
const remembered = {
  kind: 'free',
  item: { title: 'Libre 4' },
  emptied: [{ productId: 3, title: 'Curso 3' }],
};

test('CART-3: that the cart was emptied for something free is still said after a reload', () => {
  const storage = new TabStorageInMemory();
  new PurchaseNotice(storage).tell(freeNews);
  const reloaded = new PurchaseNotice(storage);
  expect(reloaded.news).toBeNull();
  reloaded.restore();
  expect(reloaded.news).toEqual(remembered);
});

test('once read it is not said again', () => {
  const storage = new TabStorageInMemory();
  const notice = new PurchaseNotice(storage);
  notice.tell(freeNews);
  notice.close();
  const reloaded = new PurchaseNotice(storage);
  reloaded.restore();
  expect([notice.news, reloaded.news]).toEqual([null, null]);
});

test('other news are for the page they happened on', () => {
  const storage = new TabStorageInMemory();
  new PurchaseNotice(storage).tell(freeNews);
  new PurchaseNotice(storage).tell({ kind: 'added', item: aCartItem(3) });
  const reloaded = new PurchaseNotice(storage);
  reloaded.restore();
  expect(reloaded.news).toBeNull();
});

test('what happened meanwhile comes first, and what cannot be read is forgotten', () => {
  const storage = new TabStorageInMemory();
  const notice = new PurchaseNotice(storage);
  notice.tell({ kind: 'added', item: aCartItem(3) });
  storage.write('escuela.carrito-gratuito', JSON.stringify(remembered));
  notice.restore();
  expect(notice.news?.kind).toBe('added');
  storage.write('escuela.carrito-gratuito', '{"kind":');
  const reloaded = new PurchaseNotice(storage);
  reloaded.restore();
  expect([reloaded.news, storage.read('escuela.carrito-gratuito')]).toEqual([null, '']);
});
