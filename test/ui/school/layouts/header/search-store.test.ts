import { when } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RecentSearchesInMemory } from '#test/memory/search/recent-searches-in-memory.ts';
import { SearchApiInMemory } from '#test/memory/search/search-api-in-memory.ts';
import { LARGEST_LOCAL_SEARCH, type SearchableProduct } from '#domain/search/search.ts';
import { SearchStore } from '#ui/school/layouts/header/search-store.ts';

const course = (id: number): SearchableProduct => ({
  id,
  title: `Derecho ${id}`,
  slug: `derecho-${id}`,
  moduleCode: 'VT',
  path: `/cursos/derecho-${id}`,
  staff: [],
});

function search(count: number, size: number | null = null) {
  const api = new SearchApiInMemory();
  api.products = Array.from({ length: count }, (_, id) => course(id));
  api.size = size;
  return { api, store: new SearchStore(api, new RecentSearchesInMemory(), () => Promise.resolve()) };
}

const settled = (store: SearchStore) => when(() => !store.loading);

describe('in a school whose list the browser holds', () => {
  test('SEARCH-1: nothing is shown, and nothing loaded, below three characters', async () => {
    const { api, store } = search(3);
    store.write('de');
    expect(store.shown).toBeNull();
    expect(api.calls).toEqual([]);
    store.write('der');
    expect(store.loading).toBe(true);
    await settled(store);
    expect(store.shown).toHaveLength(3);
    store.clear();
    expect([store.typed, store.shown]).toEqual(['', null]);
  });

  test('SEARCH-6: the list is loaded once, however much is typed; blanks around the text are trimmed', async () => {
    const { api, store } = search(3, LARGEST_LOCAL_SEARCH);
    for (const typed of ['der', 'dere', 'derecho', 'x', 'derecho 1']) store.write(typed);
    await when(() => store.products !== null);
    store.write('  derecho 2  ');
    await settled(store);
    await Promise.resolve();
    expect(api.calls).toEqual(['scope', 'everything']);
    expect(store.shown?.map(({ id }) => id)).toEqual([2]);
  });

  test('SEARCH-5: a long list comes in parts, and says when there is no more', async () => {
    const { store } = search(45);
    store.write('derecho');
    await settled(store);
    const seen = [[store.shown?.length, store.isAtEnd]];
    for (let time = 0; time < 2; time += 1) {
      store.showMore();
      seen.push([store.shown?.length, store.isAtEnd]);
    }
    expect(seen).toEqual([
      [20, false],
      [40, false],
      [45, true],
    ]);
  });

  test('a short list has no end to announce', async () => {
    const { store } = search(3);
    store.write('derecho');
    await settled(store);
    expect(store.isAtEnd).toBe(false);
  });

  test('SEARCH-4: where nothing matches, what comes near is offered', async () => {
    const { store } = search(2);
    store.write('derechos');
    await settled(store);
    expect([store.found.total, store.shown?.map(({ id }) => id)]).toEqual([0, [0, 1]]);
  });

  test('without a connection it says so, and typing on tries again', async () => {
    const { api, store } = search(3);
    api.isOffline = true;
    store.write('derecho');
    await when(() => store.failed);
    expect(store.shown).toEqual([]);
    api.isOffline = false;
    store.write('derecho ');
    await when(() => store.products !== null);
    expect([store.failed, store.shown?.length]).toEqual([false, 3]);
  });
});

describe('in a school above the threshold', () => {
  const large = (count: number) => search(count, LARGEST_LOCAL_SEARCH + 1);

  test('the school answers, and the list is never loaded', async () => {
    const { api, store } = large(3);
    store.enter();
    store.write('derecho 1');
    await settled(store);
    expect(store.shown?.map(({ id }) => id)).toEqual([1]);
    expect(api.calls).not.toContain('everything');
  });

  test('it is asked for the last of what was typed at a stretch, and for nothing twice', async () => {
    const { api, store } = large(3);
    store.enter();
    await when(() => store.scope !== null);
    for (const typed of ['der', 'dere', 'derecho 2', 'derecho 2 ']) store.write(typed);
    await settled(store);
    expect(store.shown?.map(({ id }) => id)).toEqual([2]);
    store.write('derecho 2');
    await settled(store);
    expect(api.calls.filter((call) => call.startsWith('find'))).toEqual(['find derecho 2  from 0']);
  });

  test('SEARCH-5: the rest comes with scrolling, each part once', async () => {
    const { api, store } = large(45);
    store.write('derecho');
    await settled(store);
    const seen = [[store.shown?.length, store.isAtEnd]];
    for (let time = 0; time < 2; time += 1) {
      store.showMore();
      store.showMore();
      await settled(store);
      seen.push([store.shown?.length, store.isAtEnd]);
    }
    expect(seen).toEqual([
      [20, false],
      [40, false],
      [45, true],
    ]);
    expect(api.calls.slice(1)).toEqual(['find derecho from 0', 'find derecho from 20', 'find derecho from 40']);
  });

  test('what was cleared meanwhile is not shown', async () => {
    const { store } = large(3);
    store.enter();
    await when(() => store.scope !== null);
    store.write('derecho');
    store.clear();
    await settled(store);
    expect(store.shown).toBeNull();
  });

  test('without a connection it says so, and typing on tries again', async () => {
    const { api, store } = large(3);
    store.enter();
    await when(() => store.scope !== null);
    api.isOffline = true;
    store.write('derecho');
    await when(() => store.failed);
    api.isOffline = false;
    store.write('derecho 1');
    await when(() => !store.failed && !store.loading);
    expect(store.shown).toHaveLength(1);
  });
});

test('an entered box offers what was looked for here, and what most people hold; both can be forgotten or absent', async () => {
  const { api, store } = search(3);
  api.popular = [course(2)];
  store.enter();
  await when(() => store.scope !== null);
  expect([store.recent, store.scope?.popular]).toEqual([[], [course(2)]]);
  store.remember({ title: 'igv', path: '/buscar?q=igv' });
  store.remember({ title: 'Derecho 1', path: '/cursos/derecho-1' });
  expect(store.recent.map(({ title }) => title)).toEqual(['Derecho 1', 'igv']);
  store.forget();
  expect(store.recent).toEqual([]);
});

describe('HELPERS-3: the pause between letters', () => {
  afterEach(() => void vi.useRealTimers());

  test('the school is asked 200 ms after the last letter, and once', async () => {
    const api = new SearchApiInMemory();
    api.products = [course(1), course(2)];
    api.size = LARGEST_LOCAL_SEARCH + 1;
    const store = new SearchStore(api, new RecentSearchesInMemory());
    store.write('der');
    await settled(store);
    vi.useFakeTimers();
    const before = api.calls.length;
    store.write('derecho');
    await vi.advanceTimersByTimeAsync(150);
    store.write('derecho 1');
    await vi.advanceTimersByTimeAsync(199);
    expect(api.calls).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.calls).toHaveLength(before + 1);
    await settled(store);
    expect(store.shown?.map(({ id }) => id)).toEqual([1]);
  });
});
