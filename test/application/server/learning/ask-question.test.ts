import { describe, expect, test } from 'vitest';
import { AskQuestion } from '#application/server/learning/ask-question.ts';
import { ReadConsultations } from '#application/server/learning/read-consultations.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { studyContent } from '#test/support/learning/study-builders.ts';
import { type StudyWorld, studyWorld } from '#test/support/learning/study-world.ts';

const slug = 'derecho-laboral';
const question = '¿Cómo se cuenta el periodo de prueba?';
const ask = (world: StudyWorld, text: string, userId = 'ana') =>
  new AskQuestion(world.access, world.consultations, world.clock, world.ids, { tell: () => Promise.resolve() }).execute(
    userId,
    slug,
    text,
  );
const read = (world: StudyWorld, userId = 'ana') =>
  new ReadConsultations(world.access, world.consultations, world.clock).execute(userId, slug);

test('a question asked is among those that its author reads', async () => {
  const world = await studyWorld();
  expect((await ask(world, `  ${question} `)).ok).toBe(true);
  expect(accepted(await read(world))).toMatchObject([{ question, userId: 'ana', answer: null }]);
});

test.each([
  ['course', 1],
  ['consultancy', 0],
] as const)('what was asked and answered in a %s is read by %i others who have it', async (kind, others) => {
  const world = await studyWorld({ contents: [studyContent({ kind })] });
  const productId = accepted(await world.access.content('ana', slug, world.clock.now())).productId;
  await world.consultations.add({ id: 'de-luis', productId, userId: 'luis', question, askedAt: world.clock.now() });
  await world.consultations.addAnswer('de-luis', { text: 'Tres meses.', at: world.clock.now(), teacherSlug: null });
  expect(accepted(await read(world))).toHaveLength(others);
});

describe('a question is refused', () => {
  test('when it says nothing, too little or too much', async () => {
    const world = await studyWorld();
    expect(refused(await ask(world, ' \n '))).toEqual({ kind: 'question-missing' });
    expect(refused(await ask(world, '¿Y?'))).toEqual({ kind: 'question-too-short' });
    expect(refused(await ask(world, 'a'.repeat(2001)))).toEqual({ kind: 'question-too-long', length: 2001 });
    expect(accepted(await read(world))).toEqual([]);
  });

  test('when ten of the same student wait already', async () => {
    const world = await studyWorld();
    for (let count = 0; count < 10; count += 1) await ask(world, `${question} ${count}`);
    expect(refused(await ask(world, question))).toEqual({ kind: 'questions-waiting', count: 10 });
  });

  test('by a content without consultations, which shows none either', async () => {
    const world = await studyWorld({ contents: [studyContent({ hasConsultations: false })] });
    expect(refused(await ask(world, question))).toEqual({ kind: 'consultations-closed' });
    expect(refused(await read(world))).toEqual({ kind: 'consultations-closed' });
  });

  test('from somebody who does not own the content', async () => {
    const world = await studyWorld();
    expect(refused(await ask(world, question, 'luis'))).toMatchObject({ kind: 'content-not-owned' });
    expect(refused(await read(world, 'luis'))).toMatchObject({ kind: 'content-not-owned' });
  });
});
