import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Discount } from '#domain/pricing/discount.ts';
import type { PriceRequest } from '#domain/pricing/price-request.ts';
import { MAX_LINES, refusalOf } from '#domain/pricing/request-check.ts';
import { priceLines } from '#domain/pricing/totals.ts';
import { MAX_MONEY, type Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { refused } from '#test/support/shared/accepted.ts';
import { arbitraryRequest } from '#test/support/pricing/arbitrary-prices.ts';
import {
  aLine,
  aRequest,
  assertTotalsAddUp,
  percent,
  percentOff,
  soles,
  solesOff,
} from '#test/support/pricing/price-lines.ts';

const refusal = (request: PriceRequest): unknown => refused(priceLines(request));
const unsafe = <T>(value: number): T => value as T;

const manyLines = (count: number) => Array.from({ length: count }, (_, index) => aLine(index + 1, '1.00'));

describe('a request that has a price', () => {
  it('may have a thousand lines', () => {
    expect(refusalOf(aRequest(manyLines(MAX_LINES)))).toBeNull();
  });

  it('may be of any products, rates in force and codes', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        expect(refusalOf(request)).toBeNull();
      }),
    );
  });

  it('may use the rate that the school has configured', () => {
    const line = aLine(1, '1.00', { taxRate: percent('19') });

    expect(refusalOf({ ...aRequest([line]), generalRate: percent('19') })).toBeNull();
  });
});

describe('a request that has none', () => {
  it('has too many lines', () => {
    expect(refusal(aRequest(manyLines(MAX_LINES + 1)))).toEqual({ kind: 'too-many-lines', most: 1000 });
    expect(refusal(aRequest(manyLines(10_000)))).toEqual({ kind: 'too-many-lines', most: 1000 });
  });

  it('names a product twice', () => {
    const lines = [aLine(7, '1.00'), aLine(8, '1.00'), aLine(7, '2.00')];

    expect(refusal(aRequest(lines))).toEqual({ kind: 'product-repeated', line: 2, productId: 7 });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('has a product of id %d', (productId) => {
    expect(refusal(aRequest([aLine(1, '1.00'), { ...aLine(2, '1.00'), productId }]))).toEqual({
      kind: 'product-id-invalid',
      line: 1,
    });
  });

  it.each(['17', '16', '2', '100'])('has a product taxed at %s %%', (rate) => {
    const line = aLine(5, '1.00', { taxRate: percent(rate) });

    expect(refusal(aRequest([line]))).toEqual({ kind: 'tax-rate-not-in-force', line: 0, productId: 5 });
  });

  it.each([-1, 1800.5, 10_001, Number.NaN])('is asked for at a general rate of %d', (generalRate) => {
    expect(refusal({ ...aRequest([]), generalRate: unsafe<Rate>(generalRate) })).toEqual({
      kind: 'general-rate-invalid',
    });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_MONEY + 1])('has a price of %d céntimos', (amount) => {
    const expected = { kind: 'amount-invalid', line: 0, productId: 5 };

    expect(refusal(aRequest([{ ...aLine(5, '1.00'), price: unsafe<Money>(amount) }]))).toEqual(expected);
    expect(refusal(aRequest([aLine(5, '1.00', { options: [soles('1'), unsafe<Money>(amount)] })]))).toEqual(expected);
  });

  it.each([
    [5001, 2],
    [3000, 1],
    [Number.NaN, 2],
    [3000, 2.5],
  ])('is extended at %d basis points by a factor of %d', (discount, factor) => {
    const line = aLine(5, '1.00', { extension: { discount: unsafe<Rate>(discount), factor } });

    expect(refusal(aRequest([line]))).toEqual({ kind: 'extension-invalid', line: 0, productId: 5 });
  });

  it.each<[string, Discount]>([
    ['a rate below nothing', withRate(-1)],
    ['a rate above the whole', withRate(10_001)],
    ['a rate that is no number', withRate(Number.NaN)],
    ['an amount below nothing', withAmount(-1)],
    ['an amount that is no number', withAmount(Number.NaN)],
    ['an amount without end', withAmount(Number.POSITIVE_INFINITY)],
  ])('has a code with %s', (_, discount) => {
    expect(refusal(aRequest([aLine(1, '1.00')], discount))).toEqual({ kind: 'discount-invalid' });
  });

  it('has a line that passes the largest amount', () => {
    const line = aLine(5, '999999999999.99', { options: [soles('0.01')] });

    expect(refusal(aRequest([aLine(1, '1.00'), line]))).toEqual({ kind: 'amount-too-large', line: 1 });
    expect(refusal(aRequest([line]))).toEqual({ kind: 'amount-too-large', line: 0 });
  });

  it('has lines that together pass the largest amount', () => {
    const lines = [aLine(1, '999999999999.99'), aLine(2, '0.01')];

    expect(refusal(aRequest(lines))).toEqual({ kind: 'amount-too-large', line: null });
    expect(refusal(aRequest(lines, percentOff('100')))).toEqual({ kind: 'amount-too-large', line: null });
  });

  it('is refused for the first thing found', () => {
    const lines = [aLine(1, '1.00', { taxRate: percent('17') }), aLine(1, '1.00')];

    expect(refusal(aRequest(lines, solesOff('1')))).toMatchObject({ kind: 'tax-rate-not-in-force', line: 0 });
  });
});

describe('any request, however odd its numbers', () => {
  const odd = fc.oneof(
    fc.constantFrom(0, -0, 1, -1, 0.1, 1800, 10_000, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300, -1e300, Number.MIN_VALUE),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, MAX_MONEY, MAX_MONEY + 1),
    fc.double(),
    fc.maxSafeInteger(),
    fc.nat(100_000),
  );
  const money = odd.map((value) => value as Money);
  const rate = fc.oneof(odd, fc.constantFrom(0, 1800)).map((value) => value as Rate);
  const request: fc.Arbitrary<PriceRequest> = fc.record({
    lines: fc.array(
      fc.record({
        productId: fc.oneof(odd, fc.integer({ min: 1, max: 9 })),
        taxRate: rate,
        price: money,
        priceSource: fc.constant('given' as const),
        options: fc.array(money, { maxLength: 3 }),
        extension: fc.option(fc.record({ discount: rate, factor: fc.oneof(odd, fc.constant(2)) })),
      }),
      { maxLength: 4 },
    ),
    discount: fc.option(
      fc.record({
        reduction: fc.oneof(
          fc.record({ kind: fc.constant('percentage' as const), rate }),
          fc.record({ kind: fc.constant('fixed' as const), amount: money }),
        ),
        scope: fc.oneof(
          fc.constant({ kind: 'whole-cart' as const }),
          fc.record({ kind: fc.constant('listed-products' as const), productIds: fc.array(odd) }),
        ),
      }),
    ),
    rounding: fc.constantFrom('nearest', 'down'),
    generalRate: fc.oneof(rate, fc.constant(1800 as Rate)),
  });

  it('gets sound totals or a named refusal, and never throws', () => {
    fc.assert(
      fc.property(request, (any) => {
        const result = priceLines(any);
        if (result.ok) assertTotalsAddUp(result.value);
        else expect(result.refusal.kind).toMatch(/^[a-z]+(-[a-z]+)+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

function withRate(points: number): Discount {
  return { reduction: { kind: 'percentage', rate: points as Rate }, scope: { kind: 'whole-cart' } };
}

function withAmount(centimos: number): Discount {
  return { reduction: { kind: 'fixed', amount: centimos as Money }, scope: { kind: 'whole-cart' } };
}
