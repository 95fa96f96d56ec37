import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageText, commentOf, LONGEST_COMMENT, LONGEST_OPINION, ratingOf } from '#domain/learning/discussion.ts';

describe('a comment', () => {
  test('is kept as plain text without blank edges and directions', () => {
    expect(commentOf('  Muy claro.\r\n\r\n\r\n\r\nGracias\u202E <b>a todos</b>  ')).toEqual({
      ok: true,
      value: 'Muy claro.\n\nGracias <b>a todos</b>',
    });
  });

  test('must say something, and not more than fits', () => {
    expect(commentOf(' \n ')).toMatchObject({ refusal: { kind: 'comment-missing' } });
    expect(commentOf('a'.repeat(LONGEST_COMMENT + 1))).toMatchObject({
      refusal: { kind: 'comment-too-long', length: LONGEST_COMMENT + 1 },
    });
  });

  test('that was kept is kept as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const kept = commentOf(text);
        if (kept.ok) expect(commentOf(kept.value)).toEqual(kept);
      }),
    );
  });
});

describe('a rating', () => {
  test.each([0, 6, 2.5, Number.NaN])('of %d stars is none', (stars) => {
    expect(ratingOf({ stars, opinion: '' })).toMatchObject({ refusal: { kind: 'stars-missing' } });
  });

  test('says as much as fits, or nothing', () => {
    expect(ratingOf({ stars: 4, opinion: ' Bien ' })).toEqual({ ok: true, value: { stars: 4, opinion: 'Bien' } });
    expect(ratingOf({ stars: 4, opinion: 'a'.repeat(LONGEST_OPINION + 1) })).toMatchObject({
      refusal: { kind: 'opinion-too-long' },
    });
  });
});

describe('an average', () => {
  test('has one decimal, half up, and is none without ratings', () => {
    expect(averageText({ count: 0, stars: 0 })).toBeNull();
    expect(averageText({ count: 3, stars: 14 })).toBe('4.7');
    expect(averageText({ count: 20, stars: 85 })).toBe('4.3');
  });

  test('lies between the worst and the best rating', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const stars = ratings.reduce((sum, each) => sum + each, 0);
        const average = Number(averageText({ count: ratings.length, stars }));
        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(average).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });
});
