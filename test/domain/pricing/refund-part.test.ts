import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTax } from '#domain/pricing/igv.ts';
import { refundPart } from '#domain/pricing/refund-part.ts';
import type { Money } from '#domain/shared/money.ts';
import { arbitraryAnyMoney, arbitraryTaxRate } from '#test/support/pricing/arbitrary-prices.ts';
import { EXEMPT, IGV, soles } from '#test/support/pricing/price-lines.ts';

describe('a part of a line that is given back', () => {
  it('has its IGV taken out together with what was given back before', () => {
    expect(refundPart(IGV, soles('0.00'), soles('118.00'))).toEqual({ net: 11_800, base: 10_000, tax: 1_800 });
    expect(refundPart(EXEMPT, soles('10.00'), soles('79.90'))).toEqual({ net: 7_990, base: 7_990, tax: 0 });
    // 1.00 = 0.85 + 0.15: its halves are 0.42 + 0.08 and 0.43 + 0.07, not twice the same.
    expect(refundPart(IGV, soles('0.00'), soles('0.50'))).toEqual({ net: 50, base: 42, tax: 8 });
    expect(refundPart(IGV, soles('0.50'), soles('0.50'))).toEqual({ net: 50, base: 43, tax: 7 });
  });

  it('adds up to its line in base and IGV, whatever the parts, none of them negative', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryTaxRate, cuts, (net, rate, places) => {
        const ends = [...places.map((place) => Math.floor(place * net)), net].toSorted((a, b) => a - b);
        const parts = ends.map((end, index) => {
          const before = (ends[index - 1] ?? 0) as Money;
          return refundPart(rate, before, (end - before) as Money);
        });
        const sum = (of: 'net' | 'base' | 'tax') => parts.reduce((total, part) => total + part[of], 0);
        expect({ net: sum('net'), base: sum('base'), tax: sum('tax') }).toEqual({ net, ...splitTax(net, rate) });
        expect(parts.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true);
      }),
    );
  });
});
