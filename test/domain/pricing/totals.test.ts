import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Discount } from '#domain/pricing/discount.ts';
import type { Line, PriceRequest } from '#domain/pricing/price-request.ts';
import { priceLines, type PricedCart } from '#domain/pricing/totals.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { arbitraryDiscount, arbitraryLines, arbitraryRequest } from '#test/support/pricing/arbitrary-prices.ts';
import {
  aLine,
  aRequest,
  assertTotalsAddUp,
  EXEMPT,
  only,
  percent,
  percentOff,
  priced,
  soles,
  solesOff,
} from '#test/support/pricing/price-lines.ts';
import { oracle } from '#test/support/pricing/price-oracle.ts';

const extended: Partial<Line> = { extension: { discount: percent('0'), factor: 2 } };

/** Prices what must be priced, and checks its sums. */
function price(request: PriceRequest): PricedCart {
  const cart = accepted(priceLines(request));
  assertTotalsAddUp(cart);
  return cart;
}

/** What each product comes to, by its id. */
const amountsById = (cart: PricedCart) =>
  new Map(
    cart.lines.map(({ line, price: of, discount, net, base, tax }) => [
      line.productId,
      { of, discount, net, base, tax },
    ]),
  );

const amountsOf = ({ price: of, discount, net, base, tax }: PricedCart) => ({ of, discount, net, base, tax });

const shuffledRequest = arbitraryRequest.chain((request) =>
  fc.tuple(fc.constant(request), fc.shuffledSubarray([...request.lines], { minLength: request.lines.length })),
);

describe('the price of a line', () => {
  it('is its price alone', () => {
    expect(priced([aLine(1, '150.00')])).toMatchObject({
      price: soles('150.00'),
      base: soles('127.12'),
      tax: soles('22.88'),
    });
  });

  it('takes in options and the extension, and then the discount', () => {
    const line = aLine(1, '150.00', { options: [soles('20.00')], extension: { discount: percent('30'), factor: 2 } });

    expect(priced([line], percentOff('15'))).toMatchObject({
      price: soles('230.00'),
      discount: soles('34.50'),
      net: soles('195.50'),
      base: soles('165.68'),
      tax: soles('29.82'),
    });
  });

  it('takes in every option', () => {
    const line = aLine(1, '10.00', { options: [soles('1.00'), soles('0.00'), soles('0.25')] });

    expect(priced([line]).lines[0]).toMatchObject({ options: soles('1.25'), price: soles('11.25') });
  });

  it('may be nothing', () => {
    expect(priced([aLine(1, '0.00')], solesOff('5'))).toMatchObject({ price: 0, discount: 0, net: 0, base: 0, tax: 0 });
  });
});

describe('the totals of a cart', () => {
  it('are nothing when it is empty', () => {
    expect(priced([], percentOff('15'))).toMatchObject({ price: 0, discount: 0, net: 0, base: 0, tax: 0, lines: [] });
  });

  it('are sums of lines, not computed from the total', () => {
    const cart = priced([aLine(1, '0.10'), aLine(2, '0.10'), aLine(3, '0.10')]);

    expect(cart).toMatchObject({ base: soles('0.24'), tax: soles('0.06') });
    expect(priced([aLine(1, '0.30')])).toMatchObject({ base: soles('0.25'), tax: soles('0.05') });
  });

  it('round a percentage once, not line by line', () => {
    const cart = priced([aLine(1, '0.10'), aLine(2, '0.10'), aLine(3, '0.10')], percentOff('15'));

    expect(cart.discount).toBe(soles('0.05'));
    expect(cart.lines.map((line) => line.discount)).toEqual([2, 2, 1]);
  });

  it('spread S/. 10 over three equal lines as 3.34, 3.33, 3.33', () => {
    const cart = priced([aLine(9, '100.00'), aLine(4, '100.00'), aLine(7, '100.00')], solesOff('10'));

    expect(cart.lines.map((line) => line.discount)).toEqual([333, 334, 333]);
  });

  it('hold for a thousand lines at the highest price', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => aLine(index + 1, '9999999.99', extended));
    const cart = priced(lines, percentOff('33.33'));

    expect(cart.price).toBe(soles('19999999980.00'));
    expect(cart.discount).toBe(soles('6665999993.33'));
  });

  it('reach the largest amount there is', () => {
    const cart = priced([aLine(1, '999999999999.98'), aLine(2, '0.01')], percentOff('50'));

    expect(cart).toMatchObject({ price: 99_999_999_999_999, discount: 50_000_000_000_000, net: 49_999_999_999_999 });
  });

  it('have no eligible line where no code is in force', () => {
    expect(priced([aLine(1, '100.00')]).lines.map((line) => line.isEligible)).toEqual([false]);
  });

  it('keep what they were computed from', () => {
    const request = aRequest([aLine(1, '100.00'), aLine(2, '50.00')], solesOff('20', only(2)));
    const cart = price(request);

    expect(cart.request).toBe(request);
    expect(cart.basis).toEqual({ total: soles('150.00'), eligible: soles('50.00') });
    expect(cart.off).toBe(soles('20.00'));
    expect(cart.lines.map((line) => line.isEligible)).toEqual([false, true]);
  });
});

describe('any cart', () => {
  it('comes out as an independent computation in decimals says', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const cart = price(request);
        const witness = oracle(request);
        expect(
          cart.lines.map((line) => ({
            id: line.line.productId,
            price: decimalText(line.price),
            discount: decimalText(line.discount),
            net: decimalText(line.net),
            base: decimalText(line.base),
            tax: decimalText(line.tax),
          })),
        ).toEqual(witness.lines);
        expect(decimalText(cart.price)).toBe(witness.total);
        expect(decimalText(cart.discount)).toBe(witness.discount);
        expect(decimalText(cart.net)).toBe(witness.newTotal);
        expect(decimalText(cart.base)).toBe(witness.base);
        expect(decimalText(cart.tax)).toBe(witness.tax);
      }),
      { numRuns: 500 },
    );
  });

  it('adds up', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const cart = price(request);
        expect(cart.base + cart.tax).toBe(cart.net);
        expect(cart.price - cart.discount).toBe(cart.net);
      }),
      { numRuns: 500 },
    );
  });

  it('costs the same in whatever order its lines are', () => {
    fc.assert(
      fc.property(shuffledRequest, ([request, lines]) => {
        const [cart, shuffled] = [price(request), price({ ...request, lines })];
        expect(amountsOf(shuffled)).toEqual(amountsOf(cart));
        expect(sorted(amountsById(shuffled))).toEqual(sorted(amountsById(cart)));
      }),
    );
  });

  it('costs the same in whatever order options were ticked', () => {
    const reversed = (line: Line): Line => ({ ...line, options: line.options.toReversed() });
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const other = price({ ...request, lines: request.lines.map(reversed) });
        expect(amountsOf(other)).toEqual(amountsOf(price(request)));
      }),
    );
  });

  it('is never made dearer by a discount, in all or in any line', () => {
    fc.assert(
      fc.property(arbitraryRequest, arbitraryDiscount, (request, discount) => {
        const [plain, reduced] = [price({ ...request, discount: null }), price({ ...request, discount })];
        expect(reduced.net).toBeLessThanOrEqual(plain.net);
        for (const [index, line] of reduced.lines.entries()) {
          expect(line.net).toBeLessThanOrEqual(plain.lines[index]!.net);
        }
      }),
    );
  });

  it('keeps the lines that a code does not list as they were', () => {
    fc.assert(
      fc.property(arbitraryRequest, arbitraryDiscount, (request, discount) => {
        const [plain, reduced] = [price({ ...request, discount: null }), price({ ...request, discount })];
        const { scope } = discount;
        for (const [index, { line, isEligible, ...amounts }] of reduced.lines.entries()) {
          const isListed = scope.kind === 'whole-cart' || scope.productIds.includes(line.productId);
          expect(isEligible).toBe(isListed);
          if (!isListed) expect(amounts).toMatchObject({ ...amountsOfLine(plain, index), discount: 0 });
        }
      }),
    );
  });

  it('neither makes nor loses a céntimo of the discount', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const cart = price(request);
        const shares = cart.lines.reduce((sum, line) => sum + line.share, 0);
        const snapped = cart.lines.reduce((sum, line) => sum + line.discount - line.share, 0);
        expect(shares).toBe(cart.off);
        expect(cart.discount).toBe(cart.off + snapped);
      }),
    );
  });

  it('costs no more with a higher percentage', () => {
    fc.assert(
      fc.property(arbitraryLines, fc.nat(10_000), fc.nat(10_000), (lines, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const off = (points: number) => price(aRequest(lines, percentOff(String(points / 100)))).off;
        expect(off(low)).toBeLessThanOrEqual(off(high));
      }),
    );
  });

  it('costs the same with a product beside it that costs nothing', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const free = aLine(1000, '0.00');
        expect(amountsOf(price({ ...request, lines: [...request.lines, free] }))).toEqual(amountsOf(price(request)));
      }),
    );
  });

  it('has no IGV where every product is exempt', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const cart = price({ ...request, lines: request.lines.map((line) => ({ ...line, taxRate: EXEMPT })) });
        expect(cart).toMatchObject({ tax: 0, base: cart.net, discount: cart.off });
      }),
    );
  });

  it('is the same twice, and leaves what it was given untouched', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const before = structuredClone(request);
        expect(price(request)).toEqual(price(request));
        expect(request).toEqual(before);
      }),
    );
  });
});

describe('two codes', () => {
  it('of the same effect come to the same, whole cart or every product listed', () => {
    fc.assert(
      fc.property(arbitraryRequest, arbitraryDiscount, (request, { reduction }) => {
        const all: Discount = { reduction, scope: { kind: 'whole-cart' } };
        const listed: Discount = { reduction, scope: only(...request.lines.map((line) => line.productId)) };
        expect(amountsOf(price({ ...request, discount: listed }))).toEqual(
          amountsOf(price({ ...request, discount: all })),
        );
      }),
    );
  });
});

function amountsOfLine(cart: PricedCart, index: number): object {
  const { price: of, discount, net, base, tax } = cart.lines[index]!;
  return { price: of, discount, net, base, tax };
}

const sorted = <T>(map: ReadonlyMap<number, T>): [number, T][] => [...map].toSorted(([a], [b]) => a - b);
