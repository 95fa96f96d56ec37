import { expect, test } from 'vitest';
import type { ContentWithExams } from '#test/memory/exams/exam-records-in-memory.ts';
import type { AttemptResult, ExamRecords, NewAttempt } from '#application/server/exams/ports/exam-records.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { courseWithExams, exam, fourQuestions } from '#test/support/exams/exam-builders.ts';

const day = '2026-03-10' as PlainDate;
const general = exam();

function attempt(id: string, changes: Partial<NewAttempt> = {}): NewAttempt {
  const startedAt = new Date('2026-03-10T15:00:00.000Z');
  const deadlineAt = new Date('2026-03-10T15:30:00.000Z');
  const draw = { seed: null, count: null };
  return {
    id,
    examId: 1,
    userId: 'ana',
    day,
    additional: false,
    startedAt,
    deadlineAt,
    draw,
    passMark: 140,
    ...changes,
  };
}

const failed: AttemptResult = {
  points: 4,
  maxPoints: 10,
  grade: 80,
  passed: false,
  closedAt: new Date('2026-03-10T15:20:00.000Z'),
  closedBy: 'submitted',
  submitHash: '{"1":["a"]}',
};

/** What every adapter of ExamRecords does. `make` fills it with the contents; accounts 'ana' and 'luis' exist. */
export function examRecordsContract(make: (contents: readonly ContentWithExams[]) => Promise<ExamRecords>): void {
  const records = (): Promise<ExamRecords> => make([courseWithExams]);

  test('finds a content by slug and by id, and nothing else', async () => {
    const exams = await records();
    const content = { id: 10, slug: 'derecho-laboral', title: 'Derecho laboral' };
    expect(await exams.findContent({ slug: 'derecho-laboral' })).toEqual(content);
    expect(await exams.findContent({ id: 10 })).toEqual(content);
    expect(await exams.findContent({ slug: 'otro' })).toBeNull();
  });

  test('lists module exams in the order of their modules, the general one last', async () => {
    const exams = await records();
    expect((await exams.ofProduct(10)).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect([...(await exams.moduleTitles(10)).values()].toSorted()).toEqual(['El contrato', 'La remuneración']);
    expect(await exams.find(1)).toEqual(general);
    expect(await exams.find(99)).toBeNull();
  });

  test('gives the questions in their order with their keys', async () => {
    expect(await (await records()).questionsOf(1)).toEqual(fourQuestions);
  });

  test('keeps what is set of an exam, and what an attempt drew', async () => {
    const exams = await records();
    await exams.set(1, { draws: 2, keyTelling: 'never' });
    expect(await exams.find(1)).toEqual({ ...general, draws: 2, keyTelling: 'never' });
    expect((await exams.ofProduct(10)).map(({ draws }) => draws)).toEqual([null, null, 2]);
    await exams.addAttempt(attempt('one', { draw: { seed: 'azar', count: 2 } }), fourQuestions, 2);
    await exams.set(1, { draws: null, keyTelling: 'once-closed' });
    expect(await exams.findAttempt('one')).toMatchObject({ draw: { seed: 'azar', count: 2 } });
    expect(await exams.find(1)).toEqual({ ...general, draws: null, keyTelling: 'once-closed' });
  });

  test('keeps the questions of an attempt as they were when it began, in its own order', async () => {
    const exams = await records();
    const [first, second, ...others] = fourQuestions;
    if (first === undefined || second === undefined) throw new Error('There are four questions.');
    const reworded = { ...first, text: 'Con otras palabras', key: ['b'], image: { source: 'x', text: 'Un cuadro' } };
    await exams.addAttempt(attempt('one'), [second, first], 2);
    await exams.addAttempt(attempt('two', { userId: 'luis', passMark: 110 }), [first, reworded, ...others, second], 2);
    expect(await exams.keptQuestions('one')).toEqual([second, first]);
    expect(await exams.keptQuestions('two')).toEqual([first, reworded, ...others, second]);
    expect(await exams.keptQuestions('none')).toBeNull();
    expect(await exams.findAttempt('two')).toMatchObject({ passMark: 110 });
  });

  test('counts the attempts of a student by day', async () => {
    const exams = await records();
    await exams.addAttempt(attempt('one'), fourQuestions, 2);
    await exams.closeAttempt('one', { '1': ['a'] }, failed);
    await exams.addAttempt(attempt('two', { day: '2026-03-11' as PlainDate }), fourQuestions, 2);
    expect(await exams.tallyOf(general, 'ana', day)).toEqual({
      attemptsADay: 2,
      usedToday: 1,
      usedInAll: 2,
      additionalGranted: 0,
      additionalUsed: 0,
      best: { grade: 80, passed: false },
      openAttemptId: 'two',
    });
    expect(await exams.tallyOf(general, 'luis', day)).toMatchObject({ usedToday: 0, usedInAll: 0, best: null });
  });

  test('keeps at most one open attempt a student and exam', async () => {
    const exams = await records();
    expect(await exams.addAttempt(attempt('one'), fourQuestions, 2)).toBe(true);
    expect(await exams.addAttempt(attempt('two'), fourQuestions, 2)).toBe(false);
    expect(await exams.addAttempt(attempt('three', { userId: 'luis' }), fourQuestions, 2)).toBe(true);
    expect((await exams.openAttempts(10, 'ana')).map(({ id }) => id)).toEqual(['one']);
  });

  test('begins no more ordinary attempts a day than there may be; additional ones and other days are not among them', async () => {
    const exams = await records();
    expect(await exams.addAttempt(attempt('one'), fourQuestions, 1)).toBe(true);
    await exams.closeAttempt('one', { '1': ['a'] }, failed);
    expect(await exams.addAttempt(attempt('two'), fourQuestions, 1)).toBe(false);
    expect(await exams.findAttempt('two')).toBeNull();
    expect(await exams.addAttempt(attempt('three', { additional: true }), fourQuestions, 1)).toBe(true);
    await exams.closeAttempt('three', { '1': ['a'] }, failed);
    expect(await exams.addAttempt(attempt('four', { day: '2026-03-11' as PlainDate }), fourQuestions, 1)).toBe(true);
  });

  test('saves answers while the attempt is open and keeps them when it closes', async () => {
    const exams = await records();
    await exams.addAttempt(attempt('one'), fourQuestions, 2);
    const at = new Date('2026-03-10T15:05:00.000Z');
    expect(await exams.saveAnswers('one', { '1': ['b'] }, at)).toBe(true);
    expect(await exams.findAttempt('one')).toEqual({
      ...attempt('one'),
      answers: { '1': ['b'] },
      savedAt: at,
      result: null,
    });
    expect(await exams.holdAttempt('one')).toEqual(await exams.findAttempt('one'));
    expect(await exams.holdAttempt('none')).toBeNull();
    expect(await exams.closeAttempt('one', { '1': ['a'] }, failed)).toBe(true);
    expect(await exams.closeAttempt('one', { '1': ['c'] }, { ...failed, grade: 200 })).toBe(false);
    expect(await exams.saveAnswers('one', { '1': ['d'] }, at)).toBe(false);
    expect(await exams.findAttempt('one')).toMatchObject({ answers: { '1': ['a'] }, result: failed });
    expect((await exams.closedAttempts(1, 'ana')).map(({ id }) => id)).toEqual(['one']);
  });

  test('uses only as many additional attempts as were granted', async () => {
    const exams = await records();
    expect(await exams.useAdditionalAttempt(1, 'ana')).toBe(false);
    await exams.grantAdditionalAttempts(1, 'ana', 1);
    await exams.grantAdditionalAttempts(1, 'ana', 1);
    expect(await exams.useAdditionalAttempt(1, 'ana')).toBe(true);
    expect(await exams.useAdditionalAttempt(1, 'ana')).toBe(true);
    expect(await exams.useAdditionalAttempt(1, 'ana')).toBe(false);
    expect(await exams.tallyOf(general, 'ana', day)).toMatchObject({ additionalGranted: 2, additionalUsed: 2 });
    await exams.giveBackAdditionalAttempt(1, 'ana');
    expect(await exams.tallyOf(general, 'ana', day)).toMatchObject({ additionalGranted: 2, additionalUsed: 1 });
    for (const _ of [1, 2]) await exams.giveBackAdditionalAttempt(1, 'ana');
    expect(await exams.tallyOf(general, 'ana', day)).toMatchObject({ additionalGranted: 2, additionalUsed: 0 });
  });
}
