import { expect, test } from 'vitest';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { studyContent } from '#test/support/learning/study-builders.ts';
import { studyWorld } from '#test/support/learning/study-world.ts';

test('opening a class shows it and makes it the place to go on', async () => {
  const world = await studyWorld();
  const opened = accepted(await world.open.execute('ana', 'derecho-laboral', 1));
  expect(opened.media.videoFile).toBe('clases/uno.webm');
  expect(opened.progress.get(1)).toMatchObject({ completedAt: null, updatedAt: world.clock.now() });
  expect(await world.progress.summaryOf('ana')).toMatchObject([{ productId: 10, completed: 0 }]);
});

test('opening a class again keeps what was watched of it', async () => {
  const world = await studyWorld();
  await world.open.execute('ana', 'derecho-laboral', 1);
  world.clock.advance({ seconds: 20 });
  await world.watch.execute('ana', 'derecho-laboral', 1, { positionSeconds: 20, watched: [[0, 20]] });
  world.clock.advance({ days: 3 });
  const again = accepted(await world.open.execute('ana', 'derecho-laboral', 1));
  expect(again.progress.get(1)).toMatchObject({ positionSeconds: 20, watched: [[0, 20]] });
});

test('a content that is not owned is refused, with where it is sold', async () => {
  const world = await studyWorld();
  expect(refused(await world.open.execute('luis', 'derecho-laboral', 1))).toEqual({
    kind: 'content-not-owned',
    title: 'Derecho laboral para empresas',
    path: '/cursos/derecho-laboral',
  });
});

test('a content no longer sold stays with its owner and does not exist for others', async () => {
  const world = await studyWorld({ contents: [studyContent({ isPublished: false })] });
  expect((await world.open.execute('ana', 'derecho-laboral', 1)).ok).toBe(true);
  expect(refused(await world.open.execute('luis', 'derecho-laboral', 1))).toEqual({ kind: 'content-not-found' });
});

test('a class of another content and an unknown content are not found', async () => {
  const world = await studyWorld();
  expect(refused(await world.open.execute('ana', 'derecho-laboral', 99))).toEqual({ kind: 'class-not-found' });
  expect(refused(await world.open.execute('ana', 'otro', 1))).toEqual({ kind: 'content-not-found' });
});
