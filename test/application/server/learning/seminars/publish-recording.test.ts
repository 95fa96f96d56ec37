import { expect, test } from 'vitest';
import { SeminarScheduleInMemory } from '#test/memory/learning/seminar-schedule-in-memory.ts';
import { PublishRecording } from '#application/server/learning/seminars/publish-recording.ts';
import { seminarsOfContract } from '#test/ports/learning/seminar-schedule.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const recording = { title: 'Grabación', durationSeconds: 5400, videoFile: 'grabaciones/a.webm', captionsFile: null };

function world(at?: string) {
  const schedule = new SeminarScheduleInMemory(seminarsOfContract);
  return { schedule, publish: new PublishRecording(schedule, new FixedClock(at)) };
}

test('publishes what can be seen again of a past seminar, and says what it replaces', async () => {
  const { schedule, publish } = world();
  expect(accepted(await publish.execute('seminario-4', recording))).toMatchObject({ seminar: { id: 4 }, replaced: [] });
  const anew = { ...recording, videoFile: 'grabaciones/b.webm' };
  expect(accepted(await publish.execute('seminario-4', anew)).replaced).toEqual(['grabaciones/a.webm']);
  expect(schedule.recordings.get(4)).toEqual(anew);
});

test('what is to come, is going on or has no date has none', async () => {
  const { schedule, publish } = world();
  for (const slug of ['seminario-1', 'seminario-3']) {
    expect(refused(await publish.execute(slug, recording)).kind).toBe('seminar-not-over');
  }
  const during = world('2026-02-01T01:00:00.000Z');
  expect(refused(await during.publish.execute('seminario-4', recording)).kind).toBe('seminar-not-over');
  expect(refused(await publish.execute('nada', recording)).kind).toBe('seminar-not-found');
  expect(schedule.recordings.size).toBe(0);
});
