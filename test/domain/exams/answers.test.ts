import { describe, expect, test } from 'vitest';
import { countAnswered, normalAnswers } from '#domain/exams/answers.ts';
import { LONGEST_ANSWER } from '#domain/exams/written-answer.ts';
import { fourQuestions, question } from '#test/support/exams/exam-builders.ts';

describe('answers', () => {
  test('mean the same however they were written', () => {
    const one = normalAnswers(fourQuestions, { '3': ['c', 'a'], '1': ['a'], '2': [] });
    const other = normalAnswers(fourQuestions, { '1': ['a'], '3': ['a', 'c'] });
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  test('an ordering keeps its order', () => {
    expect(normalAnswers(fourQuestions, { '4': ['b', 'a'] })).toEqual({ ok: true, value: { '4': ['b', 'a'] } });
  });

  test.each([
    [{ '9': ['a'] }, 'unknown-question'],
    [{ '1': ['z'] }, 'unknown-option'],
    [{ '3': ['a', 'a'] }, 'unknown-option'],
    [{ '1': ['a', 'b'] }, 'too-many-options'],
  ])('%j is refused as %s', (given, kind) => {
    expect(normalAnswers(fourQuestions, given)).toMatchObject({ ok: false, refusal: { kind } });
  });

  test('counts what is answered', () => {
    expect(countAnswered(fourQuestions, { '1': ['a'], '2': [] })).toBe(1);
  });
});

describe('a written answer', () => {
  const written = [question(7, 'short-text', ['Gratificación'])];

  test('is kept without blank edges, and a blank one is none', () => {
    expect(normalAnswers(written, { '7': ['  la  gratificación '] })).toEqual({
      ok: true,
      value: { '7': ['la gratificación'] },
    });
    expect(normalAnswers(written, { '7': ['   '] })).toEqual({ ok: true, value: {} });
  });

  test('is one, and no longer than it may be', () => {
    expect(normalAnswers(written, { '7': ['una', 'otra'] })).toMatchObject({ refusal: { kind: 'too-many-options' } });
    expect(normalAnswers(written, { '7': ['a'.repeat(LONGEST_ANSWER + 1)] })).toMatchObject({
      refusal: { kind: 'answer-too-long', questionId: '7' },
    });
  });
});
