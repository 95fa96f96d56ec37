import { expect, test } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
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

test('SAFE-25: another account of the same browser tells none of it', async () => {
  const { api, outbox, tab } = browser();
  api.refusal = offline;
  await outbox.tell({ slug, classId: 1 }, seen(0, 6), false);
  api.refusal = null;
  expect(tab('luis').isWaiting).toBe(false);
  expect(await tab('luis').sendWaiting()).toEqual([]);
  expect(api.reports).toEqual([]);
});
