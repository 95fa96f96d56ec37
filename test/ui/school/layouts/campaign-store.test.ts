import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { CampaignStore } from '#ui/school/layouts/campaign-store.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';
import { AdvertisementChoiceInMemory, TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const campaign = (id: number, ...seconds: number[]): Campaign => ({
  id,
  kind: 'text',
  text: `Campaña ${id}`,
  images: seconds.map((each, index) => ({
    id: id * 10 + index,
    desktopImage: '',
    mobileImage: '',
    desktopLink: `/cursos/curso-${id}`,
    mobileLink: `/cursos/curso-${id}`,
    seconds: each,
  })),
});
const both = [campaign(1, 3, 5), campaign(2, 4)];
const shownIn = (store: CampaignStore, path = '/') => store.shown(both, path)?.image.id ?? null;
const nobody = { ready: true, user: null };
const storeOf = (
  storage = new TabStorageInMemory(),
  visitor: ConstructorParameters<typeof CampaignStore>[2] = nobody,
) => new CampaignStore(storage, new AdvertisementChoiceInMemory(), visitor, () => 0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the server shows the first; the browser any but the last of this tab', () => {
  const storage = new TabStorageInMemory();
  const store = storeOf(storage);
  expect(shownIn(store)).toBe(10);
  store.begin(both, '/');
  expect(shownIn(store)).toBe(10);
  const next = storeOf(storage);
  next.begin(both, '/');
  expect(shownIn(next)).toBe(20);
});

test('ADS-1: images stay for their own seconds; after a round the next campaign follows', () => {
  const store = storeOf();
  store.begin(both, '/');
  const seen = [shownIn(store)];
  for (const seconds of [3, 5, 4]) {
    vi.advanceTimersByTime(seconds * 1000);
    seen.push(shownIn(store));
  }
  expect(seen).toEqual([10, 11, 20, 10]);
});

test('closed, it stays closed', () => {
  const choice = new AdvertisementChoiceInMemory();
  const store = new CampaignStore(new TabStorageInMemory(), choice, nobody, () => 0);
  store.begin(both, '/');
  store.close();
  expect(choice.closed).toBe(1);
  expect(shownIn(store)).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(shownIn(store)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('what begins can be stopped, and nothing runs where there is nothing', () => {
  const store = storeOf();
  store.begin(both, '/')();
  expect(vi.getTimerCount()).toBe(0);
  const empty = storeOf();
  empty.begin([], '/');
  expect([empty.shown([], '/'), vi.getTimerCount()]).toEqual([null, 0]);
});

test('the page of what it sells shows another, and the one that was shown goes on elsewhere', () => {
  const store = storeOf();
  store.begin(both, '/')();
  expect(shownIn(store)).toBe(10);
  expect(shownIn(store, '/cursos/curso-1')).toBe(20);
  store.begin(both, '/cursos/curso-1')();
  expect(shownIn(store, '/cursos/curso-1')).toBe(20);
  expect(shownIn(store)).toBe(20);
});

test('what one owns, singly or by a plan, and the plan itself are not advertised to one', () => {
  const own = (slug: string) => ({ ready: true, user: aProfile({ owned: [anOwnedProduct(1, { slug })] }) });
  expect(shownIn(storeOf(undefined, own('curso-1')))).toBe(20);
  expect(shownIn(storeOf(undefined, own('curso-3')))).toBe(10);
  const everything = aProfile({ owned: [1, 2].map((id) => anOwnedProduct(id)) });
  const store = storeOf(undefined, { ready: true, user: everything });
  store.begin(both, '/');
  expect([shownIn(store), vi.getTimerCount()]).toEqual([null, 0]);
  const plan = { id: 9, slug: 'pro', title: 'Pro', page: 'pro', since: '', until: null, isOwn: true } as const;
  const link = '/contenidos/planes/pro';
  const [image] = campaign(5, 1).images.map((each) => ({ ...each, desktopLink: link, mobileLink: link }));
  const ofPlan = [{ ...campaign(5, 1), images: image === undefined ? [] : [image] }];
  for (const user of [aProfile({ plan }), aProfile({ proPlans: [plan] })]) {
    expect(storeOf(undefined, { ready: true, user }).shown(ofPlan, '/')).toBeNull();
  }
  expect(storeOf().shown(ofPlan, '/')).not.toBeNull();
});
