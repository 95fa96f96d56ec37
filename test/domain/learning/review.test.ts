import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  byStanding,
  classesToRate,
  hidingReasonOf,
  LONGEST_REPORT,
  LONGEST_REVIEW_ANSWER,
} from '#domain/learning/review.ts';

describe('how much of a content is enough to rate it', () => {
  test.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 1],
    [6, 2],
    [12, 3],
    [100, 20],
  ])('of %i classes, %i', (classes, enough) => {
    expect(classesToRate(classes)).toBe(enough);
  });
});

describe('the order by rating', () => {
  const sum = (stars: number, count: number) => ({ stars: stars * count, count });

  test('a single five does not stand before many that are nearly fives', () => {
    expect(byStanding(sum(5, 1), { stars: 96, count: 20 })).toBeGreaterThan(0);
  });

  test('what nobody rated comes last, also after what is rated badly', () => {
    expect(byStanding({ count: 0, stars: 0 }, sum(1, 1))).toBeGreaterThan(0);
    expect(byStanding({ count: 0, stars: 0 }, { count: 0, stars: 0 })).toBe(0);
  });

  const aSum = fc
    .array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 })
    .map((given) => ({ count: given.length, stars: given.reduce((total, each) => total + each, 0) }));

  test('is one order: turned round it is turned, and it passes on', () => {
    fc.assert(
      fc.property(aSum, aSum, aSum, (a, b, c) => {
        expect(Math.sign(byStanding(a, b))).toBe(-Math.sign(byStanding(b, a)) || 0);
        if (byStanding(a, b) <= 0 && byStanding(b, c) <= 0) expect(byStanding(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('one more rating of five never moves a content back', () => {
    fc.assert(
      fc.property(aSum, (a) => {
        expect(byStanding({ count: a.count + 1, stars: a.stars + 5 }, a)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('why an opinion is hidden', () => {
  test('has words, and an end', () => {
    expect(hidingReasonOf(' Insulta ')).toEqual({ ok: true, value: 'Insulta' });
    const text = fc.string({ unit: 'grapheme', maxLength: LONGEST_REPORT + 20 });
    fc.assert(
      fc.property(text, (given) => {
        const reason = hidingReasonOf(given);
        if (reason.ok) expect([...reason.value].length).toBeLessThanOrEqual(LONGEST_REPORT);
        else if (reason.refusal.kind === 'reason-too-long') expect([...given].length).toBeGreaterThan(LONGEST_REPORT);
      }),
    );
    expect(hidingReasonOf(' \n ')).toMatchObject({ refusal: { kind: 'reason-missing' } });
    expect(hidingReasonOf('x'.repeat(LONGEST_REPORT + 1))).toMatchObject({ refusal: { kind: 'reason-too-long' } });
  });
});

describe('what the school answers', () => {
  test.each([
    [' Gracias. ', { ok: true, value: 'Gracias.' }],
    ['  ', { ok: false, refusal: { kind: 'answer-missing' } }],
    [
      'x'.repeat(LONGEST_REVIEW_ANSWER + 1),
      { ok: false, refusal: { kind: 'answer-too-long', length: LONGEST_REVIEW_ANSWER + 1 } },
    ],
  ])('is kept as it is written', (text, kept) => {
    expect(answerOf(text)).toEqual(kept);
  });
});
