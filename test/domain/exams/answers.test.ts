import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAnswered, isSameAnswer, LONGEST_ANSWER, normalAnswers } from '#domain/exams/answers.ts';
import { fourQuestions, question } from '#test/support/exam-builders.ts';

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

  test.each([
    ['Gratificación', 'GRATIFICACION'],
    ['Gratificación', ' gratificación. '],
    ['Gratificación', '«gratificación»'],
    ['13 %', '13%'],
    ['año fiscal', 'ANO  FISCAL'],
  ])('%j and %j are the same', (one, other) => expect(isSameAnswer(one, other)).toBe(true));

  test.each([
    ['1.3', '13'],
    ['1,3', '13'],
    ['no procede', 'procede'],
    ['1740.00', '-1740.00'],
  ])('%j and %j are not', (one, other) => expect(isSameAnswer(one, other)).toBe(false));

  test('property: case and accents never matter, and it is the same as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(isSameAnswer(text, text)).toBe(true);
        expect(isSameAnswer(text.normalize('NFD'), text.normalize('NFC'))).toBe(true);
        expect(isSameAnswer(` ${text}  `, text)).toBe(true);
      }),
    );
  });
});
