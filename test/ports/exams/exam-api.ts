import { expect, test } from 'vitest';
import type { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { rightAnswers } from '#test/support/exams/exam-builders.ts';

/** An API for a student who owns `courseWithExams` and has done nothing yet. */
export interface ExamApiUnderTest {
  readonly api: ExamApi;
  readonly clock: FixedClock;
}

/** What every adapter of ExamApi does. */
export function examApiContract(make: () => Promise<ExamApiUnderTest>): void {
  test('lists the exams of a content', async () => {
    const { api } = await make();
    const found = await api.ofContent('derecho-laboral');
    expect(found).toMatchObject({
      ok: true,
      value: {
        content: { id: 10, slug: 'derecho-laboral', title: 'Derecho laboral' },
        moduleExamsPassed: false,
        exams: [
          { id: 3, kind: 'module', moduleTitle: 'El contrato', questionCount: 1 },
          { id: 2, kind: 'module', moduleTitle: 'La remuneración', questionCount: 1 },
          { id: 1, kind: 'general', moduleTitle: null, questionCount: 4, passMark: '14.0', canStart: true },
        ],
      },
    });
  });

  test('gives questions only while an attempt is open', async () => {
    const { api } = await make();
    expect(await api.load('derecho-laboral', null)).toMatchObject({
      value: { id: 1, questions: [], openAttemptId: null },
    });
    const started = await api.start(1);
    const loaded = await api.load('derecho-laboral', null);
    expect(started.ok && loaded.ok && loaded.value.openAttemptId).toBe(started.ok && started.value.id);
    const questions = loaded.ok ? loaded.value.questions : [];
    expect(Object.fromEntries(questions.map(({ id, kind }) => [id, kind]))).toEqual({
      1: 'single',
      2: 'single',
      3: 'several',
      4: 'ordering',
    });
  });

  test('tells the last attempt that is over, also one that was graded because its time was', async () => {
    const { api, clock } = await make();
    expect(await api.load('derecho-laboral', null)).toMatchObject({ value: { lastAttempt: null } });
    const started = await api.start(1);
    if (!started.ok) throw new Error('refused');
    const { id, deadlineAt } = started.value;
    await api.save(id, { '1': ['a'] });
    clock.advance({ minutes: 31 });
    expect(await api.load('derecho-laboral', null)).toMatchObject({
      value: {
        openAttemptId: null,
        lastAttempt: { id, grade: '4.0', passed: false, closedAt: deadlineAt.toISOString(), closedBy: 'timed-out' },
      },
    });
  });

  test('saves, submits and reviews an attempt', async () => {
    const { api, clock } = await make();
    const started = await api.start(1);
    if (!started.ok) throw new Error('refused');
    const { id: attemptId, deadlineAt, serverNow } = started.value;
    expect(deadlineAt.getTime() - serverNow.getTime()).toBe(30 * 60_000);
    clock.advance({ minutes: 1 });
    expect(await api.save(attemptId, { '1': ['a'] })).toEqual({
      ok: true,
      value: { savedAt: clock.now(), answers: { '1': ['a'] } },
    });
    expect(await api.review(attemptId)).toMatchObject({
      value: { attempt: { answers: { '1': ['a'] } }, counter: 1, result: null },
    });
    const submission = { attemptId, examId: 1, contentSlug: 'derecho-laboral', answers: rightAnswers };
    expect(await api.submit(submission)).toEqual({ ok: true, value: { finalGrade: '20.0' } });
    expect(await api.review(attemptId)).toMatchObject({
      value: {
        counter: null,
        result: { grade: '20.0', passed: true, questions: [{ given: ['a'], key: ['a'], right: true }, {}, {}, {}] },
      },
    });
  });

  test('refuses by kind', async () => {
    const { api } = await make();
    expect(await api.ofContent('otro')).toMatchObject({ ok: false, refusal: { kind: 'exam-not-found' } });
    expect(await api.load('derecho-laboral', 99)).toMatchObject({ ok: false, refusal: { kind: 'exam-not-found' } });
    expect(await api.save('nope', {})).toMatchObject({ ok: false, refusal: { kind: 'attempt-not-found' } });
    expect(await api.review('nope')).toMatchObject({ ok: false, refusal: { kind: 'attempt-not-found' } });
  });
}
