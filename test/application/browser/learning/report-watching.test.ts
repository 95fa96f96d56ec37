import { expect, test } from 'vitest';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { ReportWatching } from '#application/browser/learning/report-watching.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { WatchTracker } from '#application/browser/learning/watch-tracker.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { callRefusal, contentOutline } from '#test/support/learning/outline-builders.ts';

function watching() {
  const api = new LearningApiInMemory([contentOutline()]);
  const clock = new FixedClock();
  const tracker = new WatchTracker(0);
  const outbox = new WatchOutbox(new DeviceStorageInMemory(), api, () => 'ana');
  const report = new ReportWatching(outbox, clock, { slug: 'derecho-laboral', classId: 1, tracker });
  const play = (from: number, to: number): void => {
    tracker.play(from);
    tracker.reach(to);
  };
  return { api, clock, tracker, report, play };
}

test('tells what is new, and is silent when nothing is', async () => {
  const { api, report, play } = watching();
  expect(await report.execute(false)).toBeNull();
  play(0, 6);
  expect(await report.execute(false)).toMatchObject({ ok: true, value: { class: { state: 'begun' } } });
  expect(await report.execute(false)).toBeNull();
  expect(api.reports).toEqual([{ classId: 1, positionSeconds: 6, watched: [[0, 6]], leaving: false }]);
});

test('is due every five seconds', async () => {
  const { clock, report, play } = watching();
  clock.advance({ seconds: 4 });
  expect(report.isDue).toBe(false);
  clock.advance({ seconds: 1 });
  expect(report.isDue).toBe(true);
  play(0, 5);
  await report.execute(false);
  expect(report.isDue).toBe(false);
});

test('keeps what could not be told for want of a connection', async () => {
  const { api, report, play } = watching();
  play(0, 6);
  api.refusal = callRefusal({ kind: 'offline', status: null });
  expect(await report.execute(false)).toMatchObject({ ok: false, refusal: { kind: 'offline' } });
  api.refusal = null;
  play(6, 9);
  await report.execute(false);
  expect(api.reports[0]?.watched).toEqual([[0, 9]]);
});

test('says no more once the class is not the student’s', async () => {
  const { api, report, play } = watching();
  play(0, 6);
  api.refusal = callRefusal({ kind: 'content-not-owned', status: 403 });
  await report.execute(false);
  api.refusal = null;
  play(6, 12);
  expect(await report.execute(false)).toBeNull();
});

test('sends one report at a time, and what came meanwhile right after it: a video that has ended asks once', async () => {
  const { api, report, play } = watching();
  play(0, 6);
  const first = report.execute(false);
  expect(api.reports).toHaveLength(1);
  play(6, 8);
  const meanwhile = report.execute(false);
  expect(api.reports).toHaveLength(1);
  expect(await meanwhile).toBeNull();
  expect(await first).toMatchObject({ ok: true });
  expect(api.reports.map(({ watched }) => watched)).toEqual([[[0, 6]], [[6, 8]]]);
  expect(await report.execute(false)).toBeNull();
});

test('sends one report at a time, and one more when the page goes away', async () => {
  const { api, report, play } = watching();
  play(0, 6);
  const first = report.execute(false);
  play(6, 8);
  const meanwhile = report.execute(false);
  await report.execute(true);
  await first;
  expect(await meanwhile).toBeNull();
  expect(api.reports.map(({ leaving }) => leaving)).toEqual([false, true]);
});
