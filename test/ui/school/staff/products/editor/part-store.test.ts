import { describe, expect, test } from 'vitest';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { PartStore, saveAfter, tryAfter } from '#ui/school/staff/products/editor/part-store.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

function editing<Content>(api: PartApiInMemory<Content>, storage = new TabStorageInMemory()) {
  const timer = new TimerByHand();
  const store = new PartStore({ productId: 1, part: 'facts', api, timer, storage }, api.shown());
  return { api, timer, storage, store };
}

/** What a tab has after a reload. */
function reloaded({ texts }: TabStorageInMemory): TabStorageInMemory {
  const storage = new TabStorageInMemory();
  for (const [name, text] of texts) storage.write(name, text);
  return storage;
}

describe('a part that is edited', () => {
  test('is saved by itself a moment after the last change, once', async () => {
    const { api, timer, store } = editing(new PartApiInMemory('uno'));
    store.change('dos');
    timer.advance(saveAfter - 1);
    store.change('tres');
    timer.advance(saveAfter - 1);
    expect([store.state, api.saves]).toEqual(['typed', []]);
    timer.advance(1);
    expect(store.state).toBe('sending');
    await store.flush();
    expect([store.state, api.saves]).toEqual(['kept', ['tres']]);
  });

  test('that is changed while it is being saved is saved again, from what was kept', async () => {
    const { api, timer, store } = editing(new PartApiInMemory('uno'));
    store.change('dos');
    const saving = store.flush();
    store.change('tres');
    await saving;
    expect(store.state).toBe('typed');
    timer.advance(saveAfter);
    await store.flush();
    expect([store.state, api.saves]).toEqual(['kept', ['dos', 'tres']]);
  });

  test('without a line stays in the tab, is tried again, and survives a reload', async () => {
    const { api, timer, storage, store } = editing(new PartApiInMemory('uno'));
    api.failing = offline;
    store.change('dos');
    await store.flush();
    expect([store.state, store.content]).toEqual(['offline', 'dos']);
    store.close();
    const again = editing(api, storage);
    expect([again.store.content, again.store.state]).toEqual(['dos', 'typed']);
    await again.store.flush();
    expect([again.store.state, api.saves]).toEqual(['kept', ['dos']]);
    // What was kept is not taken up once more.
    expect(editing(api, storage).store.state).toBe('kept');
    api.failing = offline;
    again.store.change('tres');
    await again.store.flush();
    again.timer.advance(tryAfter);
    await again.store.flush();
    expect(again.store.state).toBe('kept');
    timer.advance(tryAfter);
    // The line is there and the school fails: that is not said to be the line.
    api.failing = { ...offline, kind: 'server-error', status: 500 };
    again.store.change('cuatro');
    await again.store.flush();
    expect(again.store.state).toBe('failed');
  });

  test('that somebody else saved meanwhile asks whose it shall be: theirs', async () => {
    const { api, store } = editing(new PartApiInMemory('uno'));
    api.saveAs('Luis', 'de Luis');
    store.change('mío');
    await store.flush();
    expect([store.state, store.conflict?.by]).toEqual(['conflict', 'Luis']);
    store.change('mío y más');
    await store.flush();
    expect(api.saves).toEqual([]);
    await store.takeTheirs();
    expect([store.state, store.content, store.conflict]).toEqual(['kept', 'de Luis', null]);
  });

  test('or mine, knowingly; a third who saved then is told of as well', async () => {
    const { api, store } = editing(new PartApiInMemory('uno'));
    api.saveAs('Luis', 'de Luis');
    store.change('mío');
    await store.flush();
    api.saveAs('Eva', 'de Eva');
    await store.keepMine();
    expect([store.state, store.conflict?.by]).toEqual(['conflict', 'Eva']);
    await store.keepMine();
    expect([store.state, api.shown().content]).toEqual(['kept', 'mío']);
  });

  test('that was kept though its answer was lost is nobody else’s: what was typed since goes on from it', async () => {
    const { api, storage, store } = editing(new PartApiInMemory({ title: 'uno', summary: '' }));
    Object.assign(api, { failing: { ...offline, kind: 'timed-out' }, losesAnswer: true });
    store.change({ summary: '', title: 'dos' });
    await store.flush();
    expect(store.state).toBe('offline');
    store.change({ summary: 'más', title: 'dos' });
    await store.flush();
    expect([store.state, api.shown().content]).toEqual(['kept', { summary: 'más', title: 'dos' }]);
    // So after a reload; and what somebody else saved after it is theirs.
    Object.assign(api, { failing: { ...offline, kind: 'timed-out' }, losesAnswer: true });
    store.change({ summary: 'más', title: 'tres' });
    await store.flush();
    expect(editing(api, reloaded(storage)).store).toMatchObject({ state: 'kept', content: { title: 'tres' } });
    store.change({ summary: 'más', title: 'cuatro' });
    expect(editing(api, reloaded(storage)).store).toMatchObject({ state: 'typed', content: { title: 'cuatro' } });
    api.saveAs('Luis', { summary: 'de Luis', title: '' });
    await store.flush();
    expect([store.state, store.conflict?.by]).toEqual(['conflict', 'Luis']);
    expect(editing(api, storage).store.state).toBe('conflict');
  });

  test('found in the tab after somebody else saved asks as well', async () => {
    const { api, storage, store } = editing(new PartApiInMemory('uno'));
    api.failing = offline;
    store.change('mío');
    await store.flush();
    store.close();
    api.saveAs('Luis', 'de Luis');
    expect(editing(api, storage).store).toMatchObject({ state: 'conflict', content: 'mío', conflict: { by: 'Luis' } });
  });

  test('that the school does not take says why, and is not sent again by itself', async () => {
    const { api, timer, store } = editing(new PartApiInMemory('uno'));
    api.failing = { ...offline, status: 400, kind: 'invalid-input', detail: 'El título es muy largo.' };
    store.change('dos');
    await store.flush();
    expect([store.state, store.problem]).toEqual(['refused', 'El título es muy largo.']);
    timer.advance(tryAfter * 2);
    expect(store.state).toBe('refused');
    store.change('tres');
    await store.flush();
    expect([store.state, store.problem]).toEqual(['kept', null]);
    // Nothing is wrong with what is typed when it is only not known whose it is.
    api.failing = { ...offline, status: 401, kind: 'sign-in-needed' };
    store.change('cuatro');
    await store.flush();
    expect(store.state).toBe('signed-out');
  });
});
