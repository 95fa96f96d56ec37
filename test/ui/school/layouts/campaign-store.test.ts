import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { CampaignStore } from '#ui/school/layouts/campaign-store.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const campaign = (id: number, ...seconds: number[]): Campaign => ({
  id,
  text: `Campaña ${id}`,
  images: seconds.map((each, index) => ({
    id: id * 10 + index,
    desktopImage: '',
    mobileImage: '',
    desktopLink: '/',
    mobileLink: '/',
    seconds: each,
  })),
});
const both = [campaign(1, 3, 5), campaign(2, 4)];
const shownIn = (store: CampaignStore) => store.shown(both)?.image.id ?? null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the server shows the first; the browser any but the last of this tab', () => {
  const storage = new TabStorageInMemory();
  const store = new CampaignStore(storage, () => 0);
  expect(shownIn(store)).toBe(10);
  store.begin(both);
  expect(shownIn(store)).toBe(10);
  const next = new CampaignStore(storage, () => 0);
  next.begin(both);
  expect(shownIn(next)).toBe(20);
});

test('ADS-1: images stay for their own seconds; after a round the next campaign follows', () => {
  const store = new CampaignStore(new TabStorageInMemory(), () => 0);
  store.begin(both);
  const seen = [shownIn(store)];
  for (const seconds of [3, 5, 4]) {
    vi.advanceTimersByTime(seconds * 1000);
    seen.push(shownIn(store));
  }
  expect(seen).toEqual([10, 11, 20, 10]);
});

test('closed, it stays closed', () => {
  const store = new CampaignStore(new TabStorageInMemory(), () => 0);
  store.begin(both);
  store.close();
  expect(shownIn(store)).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(shownIn(store)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('what begins can be stopped, and nothing runs where there is nothing', () => {
  const store = new CampaignStore(new TabStorageInMemory(), () => 0);
  store.begin(both)();
  expect(vi.getTimerCount()).toBe(0);
  const empty = new CampaignStore(new TabStorageInMemory(), () => 0);
  empty.begin([]);
  expect([empty.shown([]), vi.getTimerCount()]).toEqual([null, 0]);
});
