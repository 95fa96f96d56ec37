import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRate, isRate, NO_RATE, parsePercent, rate, rateFrom, WHOLE } from '#domain/shared/rate.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { arbitraryRate } from '#test/support/pricing/arbitrary-prices.ts';

describe('a rate from basis points', () => {
  it.each([0, 1, 1800, 10_000])('may be %d', (points) => {
    expect(accepted(rateFrom(points))).toBe(points);
    expect(rate(points)).toBe(points);
    expect(isRate(points)).toBe(true);
  });

  it.each([
    [-1, 'rate-negative'],
    [0.5, 'rate-malformed'],
    [Number.NaN, 'rate-malformed'],
    [10_001, 'rate-too-large'],
    [Number.POSITIVE_INFINITY, 'rate-too-large'],
  ])('may not be %d', (points, kind) => {
    expect(refused(rateFrom(points)).kind).toBe(kind);
    expect(() => rate(points)).toThrow(new RangeError(`${points} is no rate in basis points: ${kind}`));
    expect(isRate(points)).toBe(false);
  });

  it('is never the negative zero', () => {
    expect(Object.is(accepted(rateFrom(-0)), 0)).toBe(true);
    expect(isRate(-0)).toBe(false);
  });
});

describe('a rate in percent', () => {
  it.each([
    ['18', 1800, '18 %'],
    ['12.5', 1250, '12.5 %'],
    ['0.75', 75, '0.75 %'],
    ['0.07', 7, '0.07 %'],
    ['0', NO_RATE, '0 %'],
    ['100', WHOLE, '100 %'],
  ])('%s is %d basis points and prints as %3$s', (text, points, printed) => {
    expect(accepted(parsePercent(text))).toBe(points);
    expect(formatRate(rate(points))).toBe(printed);
  });

  it.each([
    ['', 'rate-malformed'],
    ['18 %', 'rate-malformed'],
    ['dieciocho', 'rate-malformed'],
    ['1e1', 'rate-malformed'],
    ['-18', 'rate-negative'],
    ['18.125', 'rate-too-precise'],
    ['100.01', 'rate-too-large'],
    ['9'.repeat(400), 'rate-too-large'],
  ])('%j is refused as %s', (text, kind) => {
    expect(refused(parsePercent(text)).kind).toBe(kind);
  });

  it('prints each rate as a text that gives it back', () => {
    fc.assert(
      fc.property(arbitraryRate, (any) => {
        expect(accepted(parsePercent(formatRate(any).replace(' %', '')))).toBe(any);
      }),
    );
  });
});
