import { expect, test } from 'vitest';
import { ReadMyContents } from '#application/server/learning/read-my-contents.ts';
import { studyClass, studyContent } from '#test/support/learning/study-builders.ts';
import { finishCourse, type StudyWorld, studyWorld } from '#test/support/learning/study-world.ts';

const contract = studyContent({
  productId: 11,
  slug: 'contratos',
  title: 'Contratos',
  modules: [{ id: 110, title: 'Único', summary: '', classes: [studyClass(9), studyClass(8)] }],
});
const book = studyContent({ productId: 12, slug: 'manual', title: 'Manual', kind: 'book', modules: [] });
const plan = studyContent({ productId: 13, slug: 'plan-pro', title: 'Plan', kind: 'plan', modules: [] });

const myContents = (world: StudyWorld) =>
  new ReadMyContents(world.ownership, world.courseContents, world.progress, world.clock).execute('ana');

test('somebody who has nothing has nothing to go on with', async () => {
  expect(await myContents(await studyWorld({ contents: [] }))).toEqual({
    continuation: null,
    contents: [],
    hasStudied: false,
  });
});

test('what was never studied is offered as a beginning', async () => {
  const { continuation } = await myContents(await studyWorld());
  expect(continuation).toMatchObject({ class: { id: 1 }, resumeSeconds: 0, begun: false });
});

test('goes on where the last class was left, to the second', async () => {
  const world = await studyWorld({ contents: [studyContent(), contract] });
  await world.open.execute('ana', 'derecho-laboral', 1);
  world.clock.advance({ minutes: 5 });
  await world.open.execute('ana', 'contratos', 9);
  world.clock.advance({ seconds: 30 });
  await world.watch.execute('ana', 'contratos', 9, { positionSeconds: 23.4, watched: [[0, 23.4]] });
  const { continuation, contents } = await myContents(world);
  expect(continuation).toMatchObject({
    content: { slug: 'contratos' },
    class: { id: 9 },
    resumeSeconds: 23,
    begun: true,
  });
  expect(contents.map(({ slug }) => slug)).toEqual(['contratos', 'derecho-laboral']);
});

test('goes on with the content left unfinished when the last one is done', async () => {
  const world = await studyWorld({ contents: [studyContent(), contract] });
  await world.open.execute('ana', 'contratos', 9);
  await finishCourse(world);
  const { continuation, contents } = await myContents(world);
  expect(continuation).toMatchObject({ content: { slug: 'contratos' }, class: { id: 9 } });
  expect(contents[0]).toMatchObject({ progress: { percent: 100, finished: true } });
});

test('a book has no progress, and plans are not among the contents', async () => {
  const { contents, continuation } = await myContents(await studyWorld({ contents: [book, plan] }));
  expect(contents).toMatchObject([{ slug: 'manual', progress: null, lastAt: null }]);
  expect(continuation).toBeNull();
});

test('a seminar is had as its recording once it was held', async () => {
  const world = await studyWorld({ contents: [] });
  const seminar = { id: 14, slug: 'despido', title: 'Despido', kind: 'seminar', categoryId: null } as const;
  const now = world.clock.now().toISOString();
  world.ownership.describe({ ...seminar, isPublished: true, plan: null, held: { startsAt: now, endsAt: now } });
  world.ownership.grant('ana', 14);
  expect((await myContents(world)).contents[0]).not.toHaveProperty('isOver');
  world.clock.advance({ minutes: 1 });
  expect((await myContents(world)).contents).toMatchObject([{ slug: 'despido', isOver: true }]);
});

test('whoever had something that was never opened is no newcomer once it has ended', async () => {
  const world = await studyWorld({ until: new Date('2026-03-20T05:00:00.000Z') });
  world.clock.advance({ days: 30 });
  expect(await myContents(world)).toMatchObject({ contents: [], hasStudied: true });
});

test('of what was studied and has ended it is known that there was something', async () => {
  const world = await studyWorld({ until: new Date('2026-03-20T05:00:00.000Z') });
  await world.open.execute('ana', 'derecho-laboral', 1);
  world.clock.advance({ days: 30 });
  expect(await myContents(world)).toEqual({ continuation: null, contents: [], hasStudied: true });
});
