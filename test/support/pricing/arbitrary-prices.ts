import fc from 'fast-check';
import type { Discount } from '#domain/pricing/discount.ts';
import type { Line, PriceRequest } from '#domain/pricing/price-request.ts';
import { HIGHEST_PRICE } from '#domain/pricing/product-price.ts';
import { MAX_MONEY, type Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { EXEMPT, IGV } from './price-lines.ts';

const amount = (max: number): fc.Arbitrary<Money> => fc.integer({ min: 0, max }).map((value) => value as Money);
const basisPoints = (max: number): fc.Arbitrary<Rate> => fc.integer({ min: 0, max }).map((value) => value as Rate);

/** Amounts as shops have them, with the tiny and the huge among them. */
export const arbitraryMoney: fc.Arbitrary<Money> = fc.oneof(
  { weight: 6, arbitrary: amount(100_000) },
  { weight: 2, arbitrary: amount(12) },
  { weight: 1, arbitrary: amount(HIGHEST_PRICE) },
);

/** Any amount at all. */
export const arbitraryAnyMoney: fc.Arbitrary<Money> = fc.oneof(arbitraryMoney, amount(MAX_MONEY));

export const arbitraryRate: fc.Arbitrary<Rate> = fc.oneof(
  basisPoints(10_000),
  fc.constantFrom(0, 500, 1000, 1500, 2500, 3333, 5000, 9999, 10_000).map((value) => value as Rate),
);

export const arbitraryTaxRate: fc.Arbitrary<Rate> = fc.constantFrom(EXEMPT, IGV);

export function arbitraryLine(productId: number): fc.Arbitrary<Line> {
  return fc.record({
    productId: fc.constant(productId),
    taxRate: arbitraryTaxRate,
    price: arbitraryMoney,
    priceSource: fc.constantFrom('regular', 'reduced', 'subscriber', 'given'),
    options: fc.array(arbitraryMoney, { maxLength: 3 }),
    extension: fc.option(fc.record({ discount: basisPoints(5000), factor: fc.integer({ min: 2, max: 12 }) })),
  });
}

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });

export const arbitraryLines: fc.Arbitrary<Line[]> = ids.chain((given) => fc.tuple(...given.map(arbitraryLine)));

export const arbitraryDiscount: fc.Arbitrary<Discount> = fc.record({
  reduction: fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), rate: arbitraryRate }),
    fc.record({ kind: fc.constant('fixed' as const), amount: arbitraryMoney }),
  ),
  scope: fc.oneof(
    fc.constant({ kind: 'whole-cart' as const }),
    fc.record({
      kind: fc.constant('listed-products' as const),
      productIds: fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 8 }),
    }),
  ),
});

/** A cart that must be priced: unique ids, rates in force, amounts in range. */
export const arbitraryRequest: fc.Arbitrary<PriceRequest> = fc.record({
  lines: arbitraryLines,
  discount: fc.option(arbitraryDiscount),
  rounding: fc.constantFrom('nearest', 'down'),
  generalRate: fc.constant(IGV),
});
