import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers, KeyedQuestion } from '#domain/exams/exam.ts';
import { figuresOfBank, mostGivenTold, type QuestionFigures, type SatAttempt } from '#domain/exams/question-figures.ts';
import { FEWEST_ATTEMPTS, verdictOn } from '#domain/exams/question-verdict.ts';
import { fourQuestions, question, rightAnswers } from '#test/support/exams/exam-builders.ts';

const single = question(1, 'single', ['a'], 2);
const given = fc.record(
  {
    1: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1, maxLength: 1 }),
    2: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1, maxLength: 1 }),
    3: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
    4: fc.constantFrom(['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a']),
  },
  { requiredKeys: [] },
);
const attempts: fc.Arbitrary<readonly SatAttempt[]> = fc.array(
  given.map((answers) => ({ questions: fourQuestions, answers })),
  { maxLength: 40 },
);
function figuresOf(one: KeyedQuestion, all: readonly SatAttempt[]): QuestionFigures {
  const figures = figuresOfBank([one], all).get(one.id);
  if (figures === undefined) throw new Error('Every question of a bank has figures.');
  return figures;
}

const sat = (answers: Answers, questions = fourQuestions): SatAttempt => ({ questions, answers });
const times = (count: number, attempt: SatAttempt): SatAttempt[] => Array.from({ length: count }, () => attempt);

describe('the figures of a question', () => {
  test('property: are shares and correlations within their bounds, whatever the order of the attempts', () => {
    fc.assert(
      fc.property(attempts, fc.constantFrom(...fourQuestions), (all, one) => {
        const figures = figuresOf(one, all);
        const { asked, unanswered, difficulty, discrimination, chosen } = figures;
        expect(asked).toBe(all.length);
        expect(unanswered).toBeLessThanOrEqual(asked);
        expect(difficulty === null).toBe(asked === 0);
        expect(difficulty ?? 0).toBeGreaterThanOrEqual(0);
        expect(difficulty ?? 0).toBeLessThanOrEqual(1);
        expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
        for (const count of chosen.values()) expect(count).toBeLessThanOrEqual(asked - unanswered);
        const reversed = figuresOf(one, all.toReversed());
        expect({ ...reversed, discrimination: null, given: [] }).toEqual({
          ...figures,
          discrimination: null,
          given: [],
        });
        expect(reversed.discrimination ?? 0).toBeCloseTo(discrimination ?? 0, 9);
      }),
    );
  });

  test('property: of one choice the options chosen and those who chose none are all who were asked', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const { asked, unanswered, chosen } = figuresOf(single, all);
        expect([...chosen.values()].reduce((sum, count) => sum + count, unanswered)).toBe(asked);
      }),
    );
  });

  test('property: a question right exactly where the rest is right discriminates by 1, where it is wrong by -1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (good, bad) => {
        const { '1': right, ...rest } = rightAnswers;
        const agreeing = [...times(good, sat({ 1: right, ...rest })), ...times(bad, sat({}))];
        const against = [...times(good, sat(rest)), ...times(bad, sat({ 1: right }))];
        expect(figuresOf(single, agreeing).discrimination).toBeCloseTo(1, 9);
        expect(figuresOf(single, against).discrimination).toBeCloseTo(-1, 9);
      }),
    );
  });

  test('an example by hand: the correlation leaves the question itself out', () => {
    // Right 1, 1, 0, 0 beside 3, 0, 3, 0 of the other 8 points: nothing.
    const all = [
      sat({ 1: ['a'], 3: ['a', 'c'] }),
      sat({ 1: ['a'] }),
      sat({ 1: ['b'], 3: ['a', 'c'] }),
      sat({ 1: ['b'] }),
    ];
    expect(figuresOf(single, all)).toMatchObject({ asked: 4, unanswered: 0, difficulty: 0.5, discrimination: 0 });
    expect(figuresOf(single, all).chosen).toEqual(
      new Map([
        ['a', 2],
        ['b', 2],
        ['c', 0],
        ['d', 0],
      ]),
    );
  });

  test('leave out attempts that asked it with another key; other words are the same question', () => {
    const [, ...others] = fourQuestions;
    const before = [{ ...single, key: ['b'] }, ...others];
    const reworded = [{ ...single, text: 'Con otras palabras' }, ...others];
    const all = [sat({ 1: ['b'] }, before), sat({ 1: ['a'] }, reworded), sat({ 2: ['b'] }, others)];
    expect(figuresOf(single, all)).toMatchObject({ asked: 1, difficulty: 1, discrimination: null });
  });

  test('of a written answer and of an order tell what was given most', () => {
    const written = { ...question(9, 'short-text', ['13 %']), options: [] };
    const words = ['13%', ' 13 %.', 'quince', 'Quince', 'QUINCE', 'a', 'b', 'c', 'd'];
    const figures = figuresOf(
      written,
      words.map((text) => sat({ 9: [text] }, [written])),
    );
    expect(figures.given).toHaveLength(mostGivenTold);
    expect(figures.given.slice(0, 2)).toEqual([
      { answer: ['quince'], count: 3, right: false },
      { answer: ['13%'], count: 2, right: true },
    ]);
    expect(figures.chosen.size).toBe(0);
    const ordering = question(4, 'ordering', ['d', 'c', 'b', 'a'], 3);
    expect(
      figuresOf(ordering, [sat(rightAnswers), sat({ 4: ['a', 'b', 'c', 'd'] }), sat(rightAnswers)]).given[0],
    ).toEqual({
      answer: ['d', 'c', 'b', 'a'],
      count: 2,
      right: true,
    });
  });
});

describe('what figures mean', () => {
  const many = FEWEST_ATTEMPTS;
  const all = sat(rightAnswers);
  const { '1': _one, ...rest } = rightAnswers;
  const verdict = (...attempts: readonly SatAttempt[][]) => verdictOn(single, figuresOf(single, attempts.flat()));

  test('nothing yet, of few attempts', () => {
    expect(verdict(times(many - 1, all))).toEqual({ isBad: false, sentences: [expect.stringContaining(String(many))] });
  });

  test.each([
    [
      'good',
      [times(many, all), times(many, sat({ 1: ['b'] })), times(2, sat({ 1: ['c'] })), times(2, sat({ 1: ['d'] }))],
      false,
      /Distingue bien/,
    ],
    ['against the rest', [times(many, sat(rest)), times(many, sat({ 1: ['a'] }))], true, /quienes salen peor/],
    [
      'for nobody',
      [times(many, all), times(many, sat(rest)), times(many, sat({ 1: ['a'] })), times(many, sat({}))],
      true,
      /Casi no distingue/,
    ],
    ['too easy', [times(many, all), [sat({})]], true, /casi todo el mundo/],
    ['too hard', [times(many, sat({ 1: ['b'] })), [all]], true, /casi nadie/],
    ['another chosen', [times(many, sat({ 1: ['b'] })), times(5, all)], true, /más «Alternativa b»/],
    [
      'one that nobody chooses',
      [times(many, all), times(many, sat({ 1: ['b'] })), times(2, sat({ 1: ['c'] }))],
      false,
      /elige «Alternativa d»/,
    ],
  ] as const)('%s', (_, attempts, isBad, sentence) => {
    expect(verdict(...attempts.map((each) => [...each]))).toEqual({
      isBad,
      sentences: expect.arrayContaining([expect.stringMatching(sentence)]),
    });
  });
});
