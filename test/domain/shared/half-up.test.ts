import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfUp } from '#domain/shared/half-up.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

describe('a product over a divisor, rounded half up', () => {
  it.each([
    [1, 1, 2, 1],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [3, 1, 2, 2],
    [5, 1, 2, 3],
    [0, 7, 3, 0],
    [7, 0, 3, 0],
    [11_800, 10_000, 11_800, 10_000],
    [19_990, 10_000, 11_800, 16_941],
    [43_980, 1500, 10_000, 6597],
    [4_503_599_627_370_495, 2, 2, 4_503_599_627_370_495],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
    [9_007_199_254_740_991, 3, 6, 4_503_599_627_370_496],
    [9_007_199_254_740_991, 10_000, 10_000, 9_007_199_254_740_991],
  ])('%d · %d / %d is %d', (factor, times, divisor, quotient) => {
    expect(halfUp(factor, times, divisor)).toBe(quotient);
  });

  it('is what exact decimals say, also where the product passes the safe integers', () => {
    const natural = fc.oneof(fc.nat(100_000), fc.maxSafeNat());
    fc.assert(
      fc.property(natural, fc.nat(20_000), fc.integer({ min: 10_000, max: 20_000 }), (factor, times, divisor) => {
        fc.pre(times <= divisor);
        expect(halfUp(factor, times, divisor)).toBe(
          new Exact(factor).times(times).div(divisor).toDecimalPlaces(0).toNumber(),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('does not round up just below a half next to the largest safe integers', () => {
    const largest = Number.MAX_SAFE_INTEGER;
    for (let divisor = 2; divisor < 200; divisor++) {
      for (let below = 0; below < 50; below++) {
        const product = BigInt(largest - below);
        const expected = (2n * product + BigInt(divisor)) / (2n * BigInt(divisor));
        expect(halfUp(largest - below, 1, divisor)).toBe(Number(expected));
      }
    }
  });
});
