import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlainDate } from '#domain/shared/dates.ts';
import { SellerStore } from '#ui/school/storefront/seller/seller-store.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { seller } from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const clock = new FixedClock();
const withCode = seller({
  code: { word: 'UMBRAL10', reduction: 'percentage', amount: 1000, lastDay: '2026-03-11' as PlainDate },
});

/** Lets time go by for the page and for the clock it asks. */
function wait(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance({ seconds: 1 });
    vi.advanceTimersByTime(1000);
  }
}

function begin(storage = new TabStorageInMemory()) {
  const api = new ProductPagesInMemory([], clock.now());
  return { api, storage, store: new SellerStore(storage, api, clock) };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Lima: 11 March, 23:59:50.
  clock.set('2026-03-12T04:59:50.000Z');
});
afterEach(() => void vi.useRealTimers());

test('ADS-3: the countdown begins after 2 s, ticks each second toward 23:59:59 in Lima and stops when it is past', () => {
  const { store } = begin();
  store.visit(withCode);
  wait(1);
  expect(store.left).toBeNull();
  wait(1);
  expect(store.left).toMatchObject({ days: 0, hours: 0, minutes: 0, seconds: 7 });
  wait(1);
  expect(store.left?.seconds).toBe(6);
  wait(6);
  expect(store.left?.seconds).toBe(0);
  wait(1);
  expect([store.left, store.code, vi.getTimerCount()]).toEqual([null, null, 0]);
});

test('ADS-3: it stops when the seller is gone', () => {
  const { store, storage } = begin();
  store.visit(withCode);
  wait(3);
  store.leave();
  expect([store.seller, store.left, store.code, vi.getTimerCount()]).toEqual([null, null, null, 0]);
  expect([...storage.texts.values()]).toEqual(['']);
});

test('a seller visited earlier in this tab is there again; one no longer verified is forgotten', async () => {
  const { storage, store } = begin();
  store.visit(withCode);
  const again = begin(storage);
  again.api.verifiedSellers = [withCode];
  await again.store.restore();
  expect(again.store.seller?.slug).toBe(withCode.slug);
  const later = begin(storage);
  await later.store.restore();
  expect([later.store.seller, [...storage.texts.values()]]).toEqual([null, ['']]);
});

test('the seller visited last stays, though the school tells late of the one before', async () => {
  const { storage, store } = begin();
  store.visit(withCode);
  const again = begin(storage);
  again.api.verifiedSellers = [withCode];
  const restoring = again.store.restore();
  again.store.visit(seller({ slug: 'otra-vendedora' }));
  await restoring;
  expect([again.store.seller?.slug, ...storage.texts.values()]).toEqual(['otra-vendedora', 'otra-vendedora']);
});

test('without a connection nobody is forgotten', async () => {
  const { storage, store } = begin();
  store.visit(withCode);
  const later = begin(storage);
  later.api.verifiedSellers = [withCode];
  later.api.isOffline = true;
  await later.store.restore();
  expect([...storage.texts.values()]).toEqual([withCode.slug]);
});
