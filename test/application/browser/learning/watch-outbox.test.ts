import { expect, test, vi } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { browserOwner } from '#application/browser/accounts/browser-owner.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { until } from '#test/support/shared/until.ts';
import { callRefusal, contentOutline } from '#test/support/learning/outline-builders.ts';

const slug = 'derecho-laboral';
const offline = callRefusal({ kind: 'offline', status: null });

function browser() {
  const api = new LearningApiInMemory([contentOutline()]);
  const storage = new DeviceStorageInMemory();
  const tab = (userId = 'ana') => new WatchOutbox(storage, api, () => userId);
  return { api, storage, tab, outbox: tab() };
}

const seen = (from: number, to: number) => ({ positionSeconds: to, watched: [[from, to] as const] });

test('SAFE-25: what the school has is not kept', async () => {
  const { outbox, storage } = browser();
  expect(await outbox.tell({ slug, classId: 1 }, seen(0, 6), false)).toMatchObject({ ok: true });
  expect([outbox.isWaiting, storage.names('')]).toEqual([false, []]);
});

test('SAFE-25: what could not be told outlives the tab, and is told whole by the next', async () => {
  const { api, outbox, tab } = browser();
  api.refusal = offline;
  await outbox.tell({ slug, classId: 1 }, seen(0, 6), false);
  await outbox.tell({ slug, classId: 1 }, seen(6, 9), true);
  await outbox.tell({ slug, classId: 3 }, seen(0, 4), true);
  api.refusal = null;
  const next = tab();
  expect(next.isWaiting).toBe(true);
  expect(await next.sendWaiting()).toMatchObject([
    { slug, classId: 1, progress: { class: { state: 'begun', resumeSeconds: 9 } } },
    { slug, classId: 3 },
  ]);
  expect(api.reports.map(({ classId, watched }) => [classId, watched])).toEqual([
    [1, [[0, 9]]],
    [3, [[0, 4]]],
  ]);
  expect(next.isWaiting).toBe(false);
});

test('SAFE-25: it waits on while the school cannot be reached, asked once, and also while nobody is signed in', async () => {
  const { api, outbox } = browser();
  api.refusal = offline;
  for (const classId of [1, 3]) await outbox.tell({ slug, classId }, seen(0, 6), false);
  let asked = 0;
  api.report = () =>
    Promise.resolve({ ok: false, refusal: callRefusal({ kind: 'x', status: asked++ === 0 ? null : 401 }) });
  expect(await outbox.sendWaiting()).toEqual([]);
  expect(asked).toBe(1);
  await outbox.sendWaiting();
  expect([asked, outbox.isWaiting]).toEqual([2, true]);
});

test('SAFE-25: what is watched on after the session has ended waits for who watched it', async () => {
  const { api, storage, tab } = browser();
  const ana = aProfile();
  const keeper = await new BrowserOfTest(ana).signedInTab(ana);
  const outbox = new WatchOutbox(storage, api, browserOwner(keeper));
  await keeper.end('expired');
  api.refusal = callRefusal({ kind: 'session-over', status: 401 });
  await outbox.tell({ slug, classId: 1 }, seen(0, 6), true);
  api.refusal = null;
  expect(await tab(ana.id).sendWaiting()).toMatchObject([{ slug, classId: 1 }]);
});

test('SAFE-25: what the school will never take is kept no longer, and does not hold up the rest', async () => {
  const { api, outbox } = browser();
  api.refusal = offline;
  await outbox.tell({ slug: 'ajeno', classId: 9 }, seen(0, 6), false);
  await outbox.tell({ slug, classId: 1 }, seen(0, 6), false);
  api.refusal = null;
  expect(await outbox.sendWaiting()).toMatchObject([{ classId: 1 }]);
  expect(outbox.isWaiting).toBe(false);
});

test('SAFE-25: two who ask at once send once; what is seen meanwhile stays until it is told', async () => {
  const { api, outbox, tab } = browser();
  api.refusal = offline;
  await outbox.tell({ slug, classId: 1 }, seen(0, 6), false);
  api.refusal = null;
  const both = Promise.all([outbox.sendWaiting(), outbox.sendWaiting()]);
  api.refusal = offline;
  await tab().tell({ slug, classId: 1 }, seen(6, 9), false);
  await both;
  expect(api.reports).toHaveLength(1);
  expect(outbox.isWaiting).toBe(true);
});

test('SAFE-25: whoever asks during a run that began without a network has it told by one of their own', async () => {
  const { api, outbox } = browser();
  api.refusal = offline;
  for (const classId of [1, 3]) await outbox.tell({ slug, classId }, seen(0, 6), false);
  const asked = vi.spyOn(api, 'report');
  const fail = heldBack(api, 'report');
  const failing = outbox.sendWaiting();
  await until(() => expect(asked).toHaveBeenCalledTimes(1));
  api.refusal = null;
  const back = outbox.sendWaiting();
  await fail();
  expect(await failing).toEqual([]);
  expect(await back).toMatchObject([{ classId: 1 }, { classId: 3 }]);
  expect(outbox.isWaiting).toBe(false);
});

test('SAFE-25: another account of the same browser tells none of it', async () => {
  const { api, outbox, tab } = browser();
  api.refusal = offline;
  await outbox.tell({ slug, classId: 1 }, seen(0, 6), false);
  api.refusal = null;
  expect(tab('luis').isWaiting).toBe(false);
  expect(await tab('luis').sendWaiting()).toEqual([]);
  expect(api.reports).toEqual([]);
});

test('SAFE-25: nor when it signs in while the first one’s is being told', async () => {
  const { api, storage } = browser();
  let who = 'ana';
  const outbox = new WatchOutbox(storage, api, () => who);
  api.refusal = offline;
  for (const classId of [1, 3]) await outbox.tell({ slug, classId }, seen(0, 6), false);
  api.refusal = null;
  const answer = heldBack(api, 'report');
  const sending = outbox.sendWaiting();
  await until(() => expect(api.reports).toHaveLength(1));
  who = 'luis';
  await Promise.all([answer(), sending]);
  expect(api.reports).toHaveLength(1);
  who = 'ana';
  expect(outbox.isWaiting).toBe(true);
});
