import { expect, test } from 'vitest';
import type { ExamBanks, PublishedExam } from '#application/server/exams/ports/exam-banks.ts';
import type { ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { questionDraftOf, rulesOf } from '#domain/exams/exams-content.ts';
import { courseWithExams, fourQuestions, question, rightAnswers } from '#test/support/exams/exam-builders.ts';

const now = new Date('2026-03-12T15:00:00.000Z');
const closed = {
  points: 10,
  maxPoints: 10,
  grade: 200,
  passed: true,
  closedAt: now,
  closedBy: 'submitted',
  submitHash: 'x',
} as const;

/** The exams of a product as they would be published again without a change. */
async function asPublished(banks: ExamBanks): Promise<PublishedExam[]> {
  const { exams } = await banks.read(10);
  return exams.map((exam) => {
    const rules = rulesOf(exam);
    if (rules === null) throw new Error('What is published is valid.');
    const questions = exam.questions.map((each) => ({ ...questionDraftOf(each), id: Number(each.id) }));
    return {
      ...rules,
      id: Number(exam.id),
      moduleId: exam.moduleId === null ? null : Number(exam.moduleId),
      questions,
    };
  });
}

/** What every adapter of ExamBanks does. `make` fills it with `courseWithExams`; accounts 'ana' and 'luis' exist. */
export function examBanksContract(
  make: () => Promise<{ readonly banks: ExamBanks; readonly records: ExamRecords }>,
): void {
  /** An attempt of Ana's at the general exam. */
  async function sitting(records: ExamRecords, id = 'one', userId = 'ana'): Promise<void> {
    const times = { startedAt: now, deadlineAt: now, day: '2026-03-12' as PlainDate };
    const attempt = { id, examId: 1, userId, additional: false, ...times, draw: { seed: null, count: null } };
    await records.addAttempt({ ...attempt, passMark: 140 }, fourQuestions, 2);
  }

  test('reads exams with their banks, those of modules in their order and the general one last', async () => {
    const { banks } = await make();
    const { exams } = await banks.read(10);
    expect(exams.map(({ id, moduleId }) => [id, moduleId])).toEqual([
      [3, 101],
      [2, 102],
      [1, null],
    ]);
    expect(exams[2]).toMatchObject({ passMark: '14', attemptsADay: '2', minutes: '30', draws: '' });
    expect(exams[2]?.questions.map(questionDraftOf)).toEqual(fourQuestions.map(({ id: _, ...draft }) => draft));
    expect(await banks.modules(10)).toEqual(courseWithExams.modules.map((module) => ({ ...module, draftId: null })));
    expect(await banks.read(99)).toEqual({ exams: [] });
  });

  test('published again without a change everything is as it was', async () => {
    const { banks } = await make();
    const before = await banks.read(10);
    await banks.write(10, await asPublished(banks), now);
    expect(await banks.read(10)).toEqual(before);
  });

  test('what exists keeps its number, wherever it moves; what is new gets one that nothing had', async () => {
    const { banks, records } = await make();
    await sitting(records);
    const [first, second, general] = await asPublished(banks);
    if (first === undefined || second === undefined || general === undefined) throw new Error('There are three exams.');
    const added = { ...question(0, 'single', ['a']), id: null };
    const [one, two, ...others] = general.questions;
    if (one === undefined || two === undefined) throw new Error('There are four questions.');
    const moved = [{ ...two, text: 'Corregida', points: 5 }, ...others];
    const bigger = { ...general, title: 'Final', passMark: 110, draws: 2, questions: moved };
    // The highest number that there was is taken out and not given again.
    const shorter = { ...first, questions: [one, added] };
    await banks.write(10, [shorter, second, bigger, { ...general, id: null, questions: [added] }], now);
    const { exams } = await banks.read(10);
    expect(exams.map(({ id, title }) => [id, title])).toEqual([
      [3, 'Examen del módulo 1'],
      [2, 'Examen del módulo 2'],
      [1, 'Final'],
      [4, 'Examen general'],
    ]);
    expect(exams.map(({ questions }) => questions.map(({ id }) => id))).toEqual([[1, 7], [5], [2, 3, 4], [8]]);
    expect(exams[2]).toMatchObject({
      passMark: '11',
      draws: '2',
      questions: [{ text: 'Corregida', points: '5' }, {}, {}],
    });
    expect(await records.keptQuestions('one')).toEqual(fourQuestions);
  });

  test('an exam that somebody sat is gone for students, and stays for its attempts; another is gone', async () => {
    const { banks, records } = await make();
    await sitting(records);
    await records.closeAttempt('one', rightAnswers, closed);
    await records.grantAdditionalAttempts(2, 'luis', 1);
    expect(await banks.uses(10)).toContainEqual({ id: 1, title: 'Examen general', open: 0, closed: 1 });
    await banks.write(10, [], now);
    expect(await banks.read(10)).toEqual({ exams: [] });
    expect(await records.ofProduct(10)).toEqual([]);
    expect(await records.find(1)).toBeNull();
    expect(await records.findSat(1)).toMatchObject({ id: 1, title: 'Examen general' });
    expect(await records.findSat(2)).toBeNull();
    expect(await records.keptQuestions('one')).toEqual(fourQuestions);
  });

  test('gives with each bank the first closed attempt of each student', async () => {
    const { banks, records } = await make();
    for (const [id, userId, answers] of [
      ['one', 'ana', rightAnswers],
      ['two', 'ana', {}],
      ['three', 'luis', { 1: ['b'] }],
    ] as const) {
      await sitting(records, id, userId);
      await records.closeAttempt(id, answers, closed);
    }
    await sitting(records, 'open');
    const general = (await banks.withAttempts(10)).find(({ examId }) => examId === 1);
    expect(general?.bank).toEqual(fourQuestions);
    expect(general?.attempts.map(({ questions, answers }) => [questions.length, answers])).toEqual([
      [4, rightAnswers],
      [4, { 1: ['b'] }],
    ]);
  });
}
