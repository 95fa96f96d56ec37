import { expect, test } from 'vitest';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { studyWorld, watchWhole } from '#test/support/learning/study-world.ts';

const slug = 'derecho-laboral';

test('a reading marked as read is done; marking it again changes nothing', async () => {
  const world = await studyWorld();
  const first = accepted(await world.read.execute('ana', slug, 2));
  expect(first.course.completed).toBe(1);
  const doneAt = first.progress.completedAt;
  world.clock.advance({ days: 1 });
  expect(accepted(await world.read.execute('ana', slug, 2)).progress.completedAt).toEqual(doneAt);
});

test('a video cannot be marked as read', async () => {
  const world = await studyWorld();
  expect(refused(await world.read.execute('ana', slug, 1))).toEqual({ kind: 'class-is-video' });
});

test('a reading that is the last class brings the certificate', async () => {
  const world = await studyWorld();
  await watchWhole(world, 1);
  await watchWhole(world, 3);
  expect(accepted(await world.read.execute('ana', slug, 2)).certificatesIssued).toBe(1);
});
