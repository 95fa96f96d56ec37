import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDrawn, drawQuestions, pickQuestions } from '#domain/exams/draw.ts';
import type { KeyedQuestion } from '#domain/exams/exam.ts';
import { questionKinds } from '#domain/exams/question-kinds.ts';
import { question } from '#test/support/exams/exam-builders.ts';

const bank: fc.Arbitrary<readonly KeyedQuestion[]> = fc
  .array(fc.constantFrom(...questionKinds), { minLength: 1, maxLength: 20 })
  .map((kinds) => kinds.map((kind, index) => question(index + 1, kind, ['a'])));
const seed = fc.string({ minLength: 1, maxLength: 24 });
const count = fc.option(fc.integer({ min: 1, max: 25 }));
const ids = (questions: readonly { readonly id: number }[]): number[] => questions.map(({ id }) => id);

const seeds = Array.from({ length: 2000 }, (_, index) => `azar-${index}`);
/** How often each occurs. */
function tally<T>(all: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

describe('a draw', () => {
  test('property: is of so many different questions of the bank, each with its own options', () => {
    fc.assert(
      fc.property(bank, seed, count, (questions, of, many) => {
        const drawn = drawQuestions(questions, { seed: of, count: many });
        expect(drawn).toHaveLength(Math.min(many ?? questions.length, questions.length));
        expect(countDrawn(questions.length, many)).toBe(drawn.length);
        expect(new Set(ids(drawn)).size).toBe(drawn.length);
        for (const one of drawn) {
          const written = questions.find(({ id }) => id === one.id);
          expect({ ...one, options: [] }).toEqual({ ...written, options: [] });
          expect(one.options.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(written?.options);
        }
      }),
    );
  });

  test('property: is the same for the same seed, in whatever order the bank is read', () => {
    fc.assert(
      fc.property(bank, seed, count, (questions, of, many) => {
        const drawn = drawQuestions(questions, { seed: of, count: many });
        expect(drawQuestions(questions, { seed: of, count: many })).toEqual(drawn);
        expect(ids(drawQuestions(questions.toReversed(), { seed: of, count: many }))).toEqual(ids(drawn));
      }),
    );
  });

  test('property: what was picked and kept is asked again as it was drawn', () => {
    fc.assert(
      fc.property(bank, fc.option(seed), count, (questions, of, many) => {
        const kept = pickQuestions(questions, { seed: of, count: many });
        expect(drawQuestions(kept, { seed: of, count: null })).toEqual(
          drawQuestions(questions, { seed: of, count: many }),
        );
      }),
    );
  });

  test('property: a question that is added to the bank changes one place at most', () => {
    fc.assert(
      fc.property(bank, seed, count, (questions, of, many) => {
        const before = ids(drawQuestions(questions, { seed: of, count: many }));
        const after = ids(drawQuestions([...questions, question(999, 'single', ['a'])], { seed: of, count: many }));
        expect(after.filter((id) => id !== 999)).toEqual(before.slice(0, after.filter((id) => id !== 999).length));
      }),
    );
  });

  test('property: without a seed everything is asked as it is written, as attempts had it before', () => {
    fc.assert(
      fc.property(bank, count, (questions, many) => {
        expect(drawQuestions(questions, { seed: null, count: many })).toBe(questions);
      }),
    );
  });

  test('takes every question, and gives it every place, as likely as any other', () => {
    const ten = Array.from({ length: 10 }, (_, index) => question(index + 1, 'single', ['a']));
    const drawn = seeds.map((each) => drawQuestions(ten, { seed: each, count: 3 }));
    for (const place of [0, 1, 2]) {
      const counts = tally(drawn.map((questions) => questions[place]?.id));
      expect(counts.size).toBe(10);
      for (const times of counts.values()) expect(times).toBeGreaterThan(140);
      for (const times of counts.values()) expect(times).toBeLessThan(260);
    }
    const first = tally(drawn.map(([one]) => one?.options.map(({ id }) => id).join('')));
    expect(first.size).toBe(24);
    for (const times of first.values()) expect(times).toBeLessThan(140);
  });

  test('of a seed is this one, in whatever release: attempts that are open or closed are read by it again', () => {
    const six = Array.from({ length: 6 }, (_, index) => question(index + 1, 'single', ['a']));
    const drawn = drawQuestions(six, { seed: '4f1c', count: 3 });
    expect(drawn.map(({ id, options }) => `${id} ${options.map((option) => option.id).join('')}`)).toEqual([
      '1 badc',
      '5 adbc',
      '2 cdab',
    ]);
  });

  test('leaves true before false', () => {
    const written = question(1, 'true-false', ['a']);
    for (const each of seeds.slice(0, 50)) {
      expect(drawQuestions([written], { seed: each, count: null })).toEqual([written]);
    }
  });
});
