import { describe, expect, it } from 'vitest';
import type { Discount, SolRounding } from '#domain/pricing/discount.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { aLine, EXEMPT, only, percentOff, priced, soles, solesOff } from '#test/support/pricing/price-lines.ts';

const seminar = aLine(1, '150.00');
const book = aLine(2, '89.90', { taxRate: EXEMPT });
const course = aLine(3, '199.90');

interface Row {
  readonly discount: Discount | null;
  readonly rounding?: SolRounding;
  readonly shares: readonly [string, string, string];
  readonly off: string;
  readonly net: string;
  readonly base: string;
  readonly tax: string;
}

/** The table of decisions.md, Worked sheet. */
const sheet: Readonly<Record<string, Row>> = {
  none: { discount: null, shares: ['0.00', '0.00', '0.00'], off: '0.00', net: '439.80', base: '386.43', tax: '53.37' },
  '15 %, whole cart': {
    discount: percentOff('15'),
    shares: ['22.50', '13.49', '29.98'],
    off: '65.97',
    net: '373.83',
    base: '328.46',
    tax: '45.37',
  },
  'S/.\u00A050, whole cart, nearest': {
    discount: solesOff('50'),
    shares: ['16.98', '10.18', '22.64'],
    off: '49.80',
    net: '390.00',
    base: '342.67',
    tax: '47.33',
  },
  'S/.\u00A050, whole cart, down': {
    discount: solesOff('50'),
    rounding: 'down',
    shares: ['17.33', '10.38', '23.09'],
    off: '50.80',
    net: '389.00',
    base: '341.79',
    tax: '47.21',
  },
  '20 %, listed: book, course': {
    discount: percentOff('20', only(2, 3)),
    shares: ['0.00', '17.98', '39.98'],
    off: '57.96',
    net: '381.84',
    base: '334.57',
    tax: '47.27',
  },
};

describe('the worked sheet of the decisions', () => {
  for (const [name, row] of Object.entries(sheet)) {
    it(`comes out to the céntimo: ${name}`, () => {
      const cart = priced([seminar, book, course], row.discount, row.rounding);

      expect(cart.lines.map((line) => formatMoney(line.discount))).toEqual(
        row.shares.map((share) => `S/.\u00A0${share}`),
      );
      expect(cart).toMatchObject({
        price: soles('439.80'),
        discount: soles(row.off),
        net: soles(row.net),
        base: soles(row.base),
        tax: soles(row.tax),
      });
    });

    it(`comes out alike in any order of the lines: ${name}`, () => {
      const cart = priced([course, seminar, book], row.discount, row.rounding);

      expect(cart).toMatchObject({
        discount: soles(row.off),
        net: soles(row.net),
        base: soles(row.base),
        tax: soles(row.tax),
      });
    });
  }
});
