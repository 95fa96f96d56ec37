import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRateAllowed, productRate, rateInForce, splitTax } from '#domain/pricing/igv.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { arbitraryAnyMoney, arbitraryRate } from '#test/support/pricing/arbitrary-prices.ts';
import { EXEMPT, IGV, percent, soles } from '#test/support/pricing/price-lines.ts';

const day = (text: string) => accepted(parsePlainDate(text));

describe('the split of a price into base and IGV', () => {
  it.each([
    ['118.00', IGV, '100.00', '18.00'],
    ['199.90', IGV, '169.41', '30.49'],
    ['1.00', IGV, '0.85', '0.15'],
    ['98.00', IGV, '83.05', '14.95'],
    ['89.90', EXEMPT, '89.90', '0.00'],
    ['0.00', IGV, '0.00', '0.00'],
    ['0.03', IGV, '0.03', '0.00'],
    ['0.04', IGV, '0.03', '0.01'],
    ['999999999999.99', IGV, '847457627118.64', '152542372881.35'],
    ['1.50', percent('100'), '0.75', '0.75'],
  ])('takes %s at %i basis points apart', (price, rate, base, tax) => {
    expect(splitTax(soles(price), rate)).toEqual({ base: soles(base), tax: soles(tax) });
  });

  it('rounds a half céntimo of the base up', () => {
    expect(splitTax(soles('0.01'), percent('100'))).toEqual({ base: 1, tax: 0 });
  });

  it('never makes nor loses a céntimo, whatever the amount and rate', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryRate, (price, rate) => {
        const { base, tax } = splitTax(price, rate);
        expect(base + tax).toBe(price);
        expect(base).toBeGreaterThanOrEqual(0);
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives the base nearest to the exact quotient', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryRate, (price, rate) => {
        const { base } = splitTax(price, rate);
        const divisor = 10_000n + BigInt(rate);
        const error = BigInt(base) * divisor - BigInt(price) * 10_000n;
        expect(2n * error <= divisor && -2n * error < divisor).toBe(true);
      }),
    );
  });

  it('gives no smaller base for a larger price', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryAnyMoney, arbitraryRate, (one, other, rate) => {
        const [small, large] = one < other ? [one, other] : [other, one];
        expect(splitTax(small, rate).base).toBeLessThanOrEqual(splitTax(large, rate).base);
      }),
    );
  });
});

describe('the rates of the school', () => {
  it('allows a product no IGV or the general rate, and no other', () => {
    expect(isRateAllowed(EXEMPT, IGV)).toBe(true);
    expect(isRateAllowed(IGV, IGV)).toBe(true);
    expect(isRateAllowed(percent('17'), IGV)).toBe(false);
    expect(isRateAllowed(percent('16'), IGV)).toBe(false);
  });

  it('takes the rate whose day has come', () => {
    const periods = [
      { rate: percent('19'), validFrom: day('2003-08-01') },
      { rate: percent('18'), validFrom: day('2011-03-01') },
    ];
    expect(rateInForce(periods, day('2011-02-28'))).toBe(1900);
    expect(rateInForce(periods, day('2011-03-01'))).toBe(1800);
    expect(rateInForce(periods.toReversed(), day('2026-11-20'))).toBe(1800);
    expect(rateInForce(periods, day('2003-07-31'))).toBeNull();
    expect(rateInForce([], day('2026-11-20'))).toBeNull();
  });

  it('takes the later entry of two that begin on the same day', () => {
    const validFrom = day('2026-01-01');
    expect(
      rateInForce(
        [
          { rate: percent('18'), validFrom },
          { rate: percent('17'), validFrom },
        ],
        validFrom,
      ),
    ).toBe(1700);
  });

  it('lets a product follow the general rate, whenever it was published', () => {
    const periods = [
      { rate: percent('18'), validFrom: day('1900-01-01') },
      { rate: percent('17'), validFrom: day('2027-01-01') },
    ];
    const rates = (on: string) =>
      [IGV, percent('17'), EXEMPT, percent('10')].map((kept) => productRate(kept, periods, day(on)));
    expect(rates('2026-12-31')).toEqual([1800, 1800, 0, 1000]);
    expect(rates('2027-01-01')).toEqual([1700, 1700, 0, 1000]);
  });

  it('leaves an exempt product exempt, also where the general rate of some time was nothing', () => {
    const periods = [
      { rate: EXEMPT, validFrom: day('1900-01-01') },
      { rate: IGV, validFrom: day('2026-01-01') },
    ];
    expect(productRate(EXEMPT, periods, day('2026-11-20'))).toBe(EXEMPT);
  });

  it('leaves no product that was ever sold at a general rate with one that is refused', () => {
    const aDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map(limaDay);
    const changes = fc.array(fc.record({ rate: arbitraryRate, validFrom: aDay }), { maxLength: 4 });
    fc.assert(
      fc.property(arbitraryRate, changes, aDay, (first, later, today) => {
        const periods = [{ rate: first, validFrom: day('1900-01-01') }, ...later];
        const general = rateInForce(periods, today) ?? EXEMPT;
        for (const { rate } of periods) expect(isRateAllowed(productRate(rate, periods, today), general)).toBe(true);
      }),
    );
  });
});
