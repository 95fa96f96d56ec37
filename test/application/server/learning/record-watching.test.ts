import { describe, expect, test } from 'vitest';
import { watchedSeconds } from '#domain/learning/watched.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { studyClass, studyContent } from '#test/support/learning/study-builders.ts';
import { finishCourse, type StudyWorld, studyWorld, watchWhole } from '#test/support/learning/study-world.ts';

const slug = 'derecho-laboral';
const report = (world: StudyWorld, watched: [number, number][], positionSeconds = watched.at(-1)?.[1] ?? 0) =>
  world.watch.execute('ana', slug, 1, { positionSeconds, watched });

test('keeps the position and the seconds watched', async () => {
  const world = await studyWorld();
  await world.open.execute('ana', slug, 1);
  world.clock.advance({ seconds: 10 });
  const { progress } = accepted(await report(world, [[0, 10.3]]));
  expect(progress).toMatchObject({ positionSeconds: 10, watched: [[0, 10]], completedAt: null });
});

test('a video watched to 90 % is done, and the content moves on', async () => {
  const world = await studyWorld();
  const { progress, course } = accepted(await watchWhole(world, 1));
  expect(progress.completedAt).toEqual(world.clock.now());
  expect(course).toEqual({ completed: 1, total: 3, percent: 33, finished: false });
});

describe('a forged report', () => {
  test('at once after opening gains the slack and no more', async () => {
    const world = await studyWorld();
    await world.open.execute('ana', slug, 1);
    const { progress } = accepted(await report(world, [[0, 60]]));
    expect(progress.watched).toEqual([[0, 15]]);
    expect(progress.completedAt).toBeNull();
  });

  test('repeated a hundred times gains nothing more', async () => {
    const world = await studyWorld();
    await world.open.execute('ana', slug, 1);
    for (let time = 0; time < 100; time += 1) await report(world, [[0, 60]]);
    expect(accepted(await report(world, [[0, 60]])).progress.watched).toEqual([[0, 15]]);
  });

  test('for many classes opened at once gains no more than for one', async () => {
    const classes = Array.from({ length: 20 }, (_, place) => studyClass(place + 1));
    const content = studyContent({ modules: [{ id: 1, title: 'Todo', summary: '', classes }] });
    const world = await studyWorld({ contents: [content] });
    for (const { id } of classes) await world.open.execute('ana', slug, id);
    world.clock.advance({ seconds: 10 });
    for (const { id } of classes) {
      await world.watch.execute('ana', slug, id, { positionSeconds: 60, watched: [[0, 60]] });
    }
    const all = [...(await world.progress.ofProduct('ana', 10)).values()];
    expect(all.reduce((sum, { watched }) => sum + watchedSeconds(watched), 0)).toBe(15 + 2 * 10);
  });

  test('at double speed is honest', async () => {
    const world = await studyWorld();
    await world.open.execute('ana', slug, 1);
    world.clock.advance({ seconds: 30 });
    expect(accepted(await report(world, [[0, 60]])).progress.completedAt).not.toBeNull();
  });

  test('with seconds beyond the video gains none of them', async () => {
    const world = await studyWorld();
    await world.open.execute('ana', slug, 1);
    world.clock.advance({ minutes: 10 });
    const { progress } = accepted(await report(world, [[50, 900]], 900));
    expect(progress).toMatchObject({ watched: [[50, 60]], positionSeconds: 60, completedAt: null });
  });
});

describe('SAFE-25: what was watched without a network', () => {
  const twoClasses = () =>
    studyWorld({
      contents: [
        studyContent({ modules: [{ id: 1, title: 'Todo', summary: '', classes: [1, 2].map((id) => studyClass(id)) }] }),
      ],
    });
  const of = (world: StudyWorld, classId: number, watched: [number, number][]) =>
    world.watch.execute('ana', slug, classId, { positionSeconds: 60, watched });

  test('is credited when it is told, also once the next class is open', async () => {
    const world = await twoClasses();
    await world.open.execute('ana', slug, 1);
    world.clock.advance({ seconds: 60 });
    await world.open.execute('ana', slug, 2);
    expect(accepted(await of(world, 1, [[0, 60]])).progress.completedAt).not.toBeNull();
  });

  test('is credited also when its class was opened again before', async () => {
    const world = await twoClasses();
    await world.open.execute('ana', slug, 1);
    world.clock.advance({ seconds: 60 });
    await world.open.execute('ana', slug, 1);
    expect(accepted(await of(world, 1, [[0, 60]])).progress.completedAt).not.toBeNull();
  });

  test('cannot have been of a class that was not open: the time before gains nothing there', async () => {
    const world = await twoClasses();
    await world.open.execute('ana', slug, 1);
    world.clock.advance({ minutes: 60 });
    await world.open.execute('ana', slug, 2);
    expect(accepted(await of(world, 2, [[0, 60]])).progress.watched).toEqual([[0, 15]]);
  });

  test('gains no more than once: the time that was told is spent', async () => {
    const world = await twoClasses();
    for (const id of [1, 2]) await world.open.execute('ana', slug, id);
    world.clock.advance({ minutes: 60 });
    await of(world, 1, [[0, 60]]);
    expect(accepted(await of(world, 2, [[0, 60]])).progress.watched).toEqual([[0, 15]]);
  });
});

test('the last class done brings the certificate, once', async () => {
  const world = await studyWorld();
  expect(accepted(await finishCourse(world)).certificatesIssued).toBe(1);
  expect(accepted(await watchWhole(world, 3)).certificatesIssued).toBe(0);
  expect(await world.certificates.ofStudent('ana', 10)).toHaveLength(1);
});

test('a reading class is not watched', async () => {
  const world = await studyWorld();
  const attempt = await world.watch.execute('ana', slug, 2, { positionSeconds: 1, watched: [] });
  expect(refused(attempt)).toEqual({ kind: 'class-is-reading' });
});

test('what is not owned cannot be reported', async () => {
  const world = await studyWorld();
  const attempt = await world.watch.execute('luis', slug, 1, { positionSeconds: 1, watched: [[0, 1]] });
  expect(refused(attempt)).toMatchObject({ kind: 'content-not-owned' });
  expect(await world.progress.summaryOf('luis')).toEqual([]);
});
