import { expect, test } from 'vitest';
import { ReadCertificates } from '#application/server/learning/certificates/read-certificates.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { studyContent } from '#test/support/learning/study-builders.ts';
import { finishCourse, type StudyWorld, student, studyWorld } from '#test/support/learning/study-world.ts';

const exams = [{ id: 1, productId: 10, moduleId: null }];
const read = (world: StudyWorld) =>
  new ReadCertificates(
    world.access,
    world.courseContents,
    world.progress,
    world.examResults,
    world.accounts,
    world.certificates,
    world.clock,
  ).execute('ana', 'derecho-laboral');

test('says how far the certificate is', async () => {
  const world = await studyWorld({ contents: [studyContent({ hasExams: true })], exams });
  await world.read.execute('ana', 'derecho-laboral', 2);
  expect(accepted(await read(world))).toEqual({
    content: studyContent({ hasExams: true }),
    owned: true,
    hours: 24,
    progress: { completed: 1, total: 3, percent: 33, finished: false },
    exams: { total: 1, passed: 0 },
    issued: [],
    due: [],
    holder: { name: 'Ana Quispe Rojas', document: 'DNI 46712369' },
  });
});

test('shows what was issued', async () => {
  const world = await studyWorld();
  await finishCourse(world);
  expect(accepted(await read(world))).toMatchObject({ issued: [{ kind: 'participation' }], due: [] });
});

test('says what is due when the names were missing', async () => {
  const world = await studyWorld({ user: student({ paternalSurname: '' }) });
  await finishCourse(world);
  expect(accepted(await read(world))).toMatchObject({ issued: [], due: ['participation'] });
});

test('what was earned stays when access is over, and nothing else', async () => {
  const world = await studyWorld({ until: new Date('2026-03-11T00:00:00.000Z') });
  await finishCourse(world);
  world.clock.advance({ days: 2 });
  expect(accepted(await read(world))).toMatchObject({ owned: false, issued: [{ kind: 'participation' }] });
  const other = await studyWorld({ until: new Date('2026-03-11T00:00:00.000Z') });
  other.clock.advance({ days: 2 });
  expect(refused(await read(other))).toMatchObject({ kind: 'content-not-owned' });
});
