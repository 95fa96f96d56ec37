import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIGHEST_PRICE } from '#domain/pricing/product-price.ts';
import { spread as share, type Part } from '#domain/pricing/spread.ts';
import { MAX_MONEY, type Money } from '#domain/shared/money.ts';
import { arbitraryAnyMoney, arbitraryMoney } from '#test/support/pricing/arbitrary-prices.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const parts = (...weights: string[]): Part[] =>
  weights.map((weight, index) => ({ id: index + 1, weight: soles(weight) }));
const spread = (amount: Money, of: readonly Part[]): number[] => share(amount, of).map((given) => given.share);
const shares = (amount: string, of: readonly Part[]): number[] => spread(soles(amount), of);

const arbitraryParts = (weights: fc.Arbitrary<Money>): fc.Arbitrary<Part[]> =>
  fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 1000 }), weight: weights }), {
    maxLength: 20,
    selector: (part) => part.id,
  });

/** Parts, and an amount that they can take. */
const arbitrarySpread = fc.oneof(arbitraryParts(arbitraryMoney), arbitraryParts(arbitraryAnyMoney)).chain((of) =>
  fc.tuple(
    fc.constant(of),
    fc.maxSafeInteger().map((seed) => bounded(seed, of)),
  ),
);

function bounded(seed: number, of: readonly Part[]): Money {
  const whole = of.reduce((sum, part) => sum + part.weight, 0);
  return (Math.abs(seed) % (whole + 1)) as Money;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('the spread of a discount', () => {
  it('gives the céntimos left over to the largest remainders', () => {
    expect(shares('0.10', parts('1.00', '2.00', '4.00'))).toEqual([1, 3, 6]);
  });

  it('gives them to the smallest id when remainders are equal', () => {
    expect(shares('10.00', parts('100.00', '100.00', '100.00'))).toEqual([334, 333, 333]);
    expect(shares('10.00', parts('100.00', '100.00', '100.00').toReversed())).toEqual([333, 333, 334]);
  });

  it('gives two céntimos left over to two parts', () => {
    expect(shares('0.05', parts('1.00', '1.00', '1.00'))).toEqual([2, 2, 1]);
  });

  it('gives nothing to a part that weighs nothing', () => {
    expect(shares('0.02', parts('0.00', '1.00', '0.00', '2.00'))).toEqual([0, 1, 0, 1]);
  });

  it('gives everything back when there is nothing to spread or to spread over', () => {
    expect(shares('0.00', parts('1.00', '2.00'))).toEqual([0, 0]);
    expect(shares('0.00', parts('0.00', '0.00'))).toEqual([0, 0]);
    expect(shares('0.00', [])).toEqual([]);
  });

  it('takes the whole of every part when the amount is all there is', () => {
    expect(shares('6.66', parts('1.11', '2.22', '3.33'))).toEqual([111, 222, 333]);
  });

  it('is exact where the products pass the safe integers', () => {
    const large = MAX_MONEY / 3 - (MAX_MONEY % 3);
    const of = [1, 2, 3].map((id) => ({ id, weight: Math.floor(large) as Money }));
    const amount = (of[0]!.weight + 1) as Money;

    expect(sum(spread(amount, of))).toBe(amount);
    expect(Math.max(...spread(amount, of)) - Math.min(...spread(amount, of))).toBeLessThanOrEqual(1);
  });

  it('ranks remainders rightly where doubles would not', () => {
    expect(shares('9999999.96', parts('9999999.99', '9999999.97'))).toEqual([499_999_998, 499_999_998]);
    expect(shares('14999999.94', parts('9999999.98', '9999999.96', '9999999.97'))).toEqual([
      499_999_998, 499_999_998, 499_999_998,
    ]);
  });

  it('settles ties by id where the products pass the safe integers', () => {
    const of = [3, 1, 2].map((id) => ({ id, weight: soles('9999999.99') }));

    expect(spread(soles('9999999.99'), of)).toEqual([333_333_333, 333_333_333, 333_333_333]);
    expect(spread(soles('9999999.98'), of)).toEqual([333_333_332, 333_333_333, 333_333_333]);
    expect(spread(soles('9999999.97'), of)).toEqual([333_333_332, 333_333_333, 333_333_332]);
  });
});

/** Largest remainder as the rule words it, in integers of any size. */
function byTheBook(amount: Money, of: readonly Part[]): number[] {
  const whole = of.reduce((total, part) => total + BigInt(part.weight), 0n);
  if (whole === 0n) return of.map(() => 0);
  const exact = of.map((part) => ({ id: part.id, product: BigInt(amount) * BigInt(part.weight) }));
  const floors = exact.map(({ product }) => Number(product / whole));
  const ranked = exact.toSorted((a, b) => Number((b.product % whole) - (a.product % whole)) || a.id - b.id);
  const favoured = new Set(ranked.slice(0, amount - sum(floors)).map(({ id }) => id));
  return floors.map((floor, index) => (favoured.has(of[index]!.id) ? floor + 1 : floor));
}

describe('any spread', () => {
  it('is the largest-remainder method to the letter, at any size', () => {
    const alike = arbitraryParts(
      fc.integer({ min: HIGHEST_PRICE - 3, max: HIGHEST_PRICE }).map((weight) => weight as Money),
    );
    const halfOfAlike = fc.tuple(alike, fc.nat(4)).map(([of, more]) => {
      const half = Math.floor(sum(of.map((part) => part.weight)) / 2);
      return [of, (of.length === 0 ? 0 : half - more) as Money] as const;
    });
    fc.assert(
      fc.property(fc.oneof(arbitrarySpread, halfOfAlike), ([of, amount]) => {
        expect(spread(amount, of)).toEqual(byTheBook(amount, of));
      }),
      { numRuns: 500 },
    );
  });

  it('adds up to the amount', () => {
    fc.assert(
      fc.property(arbitrarySpread, ([of, amount]) => {
        expect(sum(spread(amount, of))).toBe(amount);
      }),
    );
  });

  it('takes from no part more than it weighs, nor less than nothing', () => {
    fc.assert(
      fc.property(arbitrarySpread, ([of, amount]) => {
        for (const [index, share] of spread(amount, of).entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(of[index]!.weight);
        }
      }),
    );
  });

  it('stays within a céntimo of proportion', () => {
    fc.assert(
      fc.property(arbitrarySpread, ([of, amount]) => {
        const whole = BigInt(sum(of.map((part) => part.weight)));
        for (const [index, share] of spread(amount, of).entries()) {
          const error = BigInt(share) * whole - BigInt(amount) * BigInt(of[index]!.weight);
          expect(error < whole || whole === 0n).toBe(true);
          expect(-error < whole || whole === 0n).toBe(true);
        }
      }),
    );
  });

  it('is the same for each part in whatever order they come', () => {
    const shuffled = arbitrarySpread.chain(([of, amount]) =>
      fc.tuple(fc.constant(of), fc.shuffledSubarray(of, { minLength: of.length }), fc.constant(amount)),
    );
    fc.assert(
      fc.property(shuffled, ([of, mixed, amount]) => {
        const byId = (given: readonly Part[]) =>
          new Map(spread(amount, given).map((share, index) => [given[index]!.id, share]));
        expect([...byId(mixed)].toSorted(([a], [b]) => a - b)).toEqual([...byId(of)].toSorted(([a], [b]) => a - b));
      }),
    );
  });

  it('gives no lighter part more than a heavier one', () => {
    fc.assert(
      fc.property(arbitrarySpread, ([of, amount]) => {
        const given = spread(amount, of).map((share, index) => ({ share, weight: of[index]!.weight }));
        given.sort((a, b) => a.weight - b.weight || a.share - b.share);
        for (const [index, part] of given.slice(1).entries()) {
          const lighter = given[index]!;
          if (lighter.weight < part.weight) expect(lighter.share).toBeLessThanOrEqual(part.share);
        }
      }),
    );
  });
});
