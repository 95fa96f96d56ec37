import { describe, expect, it } from 'vitest';
import { leftInAll, refundableLines, refundLines, type GivenRefund } from '#domain/payments/refund-lines.ts';
import { money } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aLine, EXEMPT, IGV, percentOff, priced, soles } from '#test/support/pricing/price-lines.ts';

/** The worked sheet with 15 % off: 127.50, 76.41 exempt, 169.92. */
const cart = priced([aLine(1, '150.00'), aLine(2, '89.90', { taxRate: EXEMPT }), aLine(3, '199.90')], percentOff('15'));
const left = (given: readonly GivenRefund[] = []) => refundableLines(cart, given);
const all = [1, 2, 3].map((productId) => ({ productId, amount: null }));
const one = (productId: number, amount: string | null = null) => [
  { productId, amount: amount === null ? null : soles(amount) },
];

describe('a refund of lines', () => {
  it('gives back what each line was charged, its share of the discount taken off', () => {
    expect(accepted(refundLines(left(), 'total-return', all))).toEqual([
      { productId: 1, net: soles('127.50'), base: soles('108.05'), tax: soles('19.45') },
      { productId: 2, net: soles('76.41'), base: soles('76.41'), tax: 0 },
      { productId: 3, net: soles('169.92'), base: soles('144.00'), tax: soles('25.92') },
    ]);
  });

  it('gives back the rest of a line of which a part was given back', () => {
    const lines = accepted(refundLines(left(), 'lower-value', one(3, '100.00')));
    expect(lines).toEqual([{ productId: 3, net: soles('100.00'), base: soles('84.75'), tax: soles('15.25') }]);
    const rest = accepted(refundLines(left([{ reason: 'lower-value', lines }]), 'item-return', one(3)));
    expect(rest).toEqual([{ productId: 3, net: soles('69.92'), base: soles('59.25'), tax: soles('10.67') }]);
  });

  it('gives nothing back twice', () => {
    const given = [{ reason: 'item-return', lines: accepted(refundLines(left(), 'item-return', one(1))) }] as const;
    expect(refused(refundLines(left(given), 'item-return', one(1)))).toEqual({
      kind: 'refund-line-returned',
      productId: 1,
    });
    expect(refused(refundLines(left(given), 'lower-value', one(1, '1.00'))).kind).toBe('refund-line-returned');
    expect(refused(refundLines(left(given), 'annulled', all)).kind).toBe('refund-needs-all');
    expect(leftInAll(left(given))).toBe(soles('246.33'));
    expect(leftInAll(refundableLines(cart, [], new Set([3])))).toBe(soles('203.91'));
    expect(refused(refundLines(left(), 'item-return', [...one(1), ...one(1)])).kind).toBe('refund-line-unknown');
  });

  it('is of the whole order where its reason is', () => {
    expect(refused(refundLines(left(), 'annulled', one(1)))).toEqual({ kind: 'refund-needs-all' });
    const part = [
      { reason: 'lower-value', lines: accepted(refundLines(left(), 'lower-value', one(3, '1.00'))) },
    ] as const;
    expect(refused(refundLines(left(part), 'total-return', all))).toEqual({ kind: 'refund-needs-all' });
    expect(refundLines(left(part), 'item-return', all).ok).toBe(true);
  });

  it('is of the whole of what was sold, where its buyer had one of the products', () => {
    const sold = refundableLines(cart, [], new Set([3]));
    const lines = accepted(refundLines(sold, 'annulled', [...one(1), ...one(2)]));
    expect(lines.map(({ productId }) => productId)).toEqual([1, 2]);
    expect(refused(refundLines(sold, 'total-return', one(1))).kind).toBe('refund-needs-all');
    expect(refused(refundLines(sold, 'total-return', all))).toEqual({ kind: 'refund-line-returned', productId: 3 });
  });

  it('says an amount for a lower value, less than the line and with a céntimo of IGV on both sides', () => {
    const lower = (productId: number, amount: string | null) =>
      refused(refundLines(left(), 'lower-value', one(productId, amount)));
    expect(lower(1, null).kind).toBe('refund-amount-missing');
    expect(lower(1, '0.00').kind).toBe('refund-amount-missing');
    expect(lower(1, '127.50')).toEqual({ kind: 'refund-amount-too-high', productId: 1, left: soles('127.50') });
    expect(lower(1, '0.03')).toEqual({ kind: 'refund-amount-too-small', productId: 1 });
    expect(lower(1, '127.49').kind).toBe('refund-amount-too-small');
    expect(refundLines(left(), 'lower-value', one(2, '0.01')).ok).toBe(true);
    // Of 0.10, 0.08 are value: 0.09 would leave a céntimo of IGV over nothing.
    const small = [
      {
        productId: 1,
        taxRate: cart.lines[0]?.line.taxRate ?? EXEMPT,
        net: soles('0.10'),
        refunded: soles('0.00'),
        isReturned: false,
        isNeverDue: false,
      },
    ];
    expect(refused(refundLines(small, 'lower-value', one(1, '0.09'))).kind).toBe('refund-amount-too-small');
    expect(refundLines(small, 'lower-value', one(1, '0.06')).ok).toBe(true);
    expect(refused(refundLines(left(), 'item-return', one(1, '5.00'))).kind).toBe('refund-amount-unasked');
  });

  it('of a lower value is refused exactly where a part or the rest would lack a céntimo of value or of IGV', () => {
    // IGV of an amount, as the part of it that the base leaves, the half céntimo up.
    const taxOf = (net: number): number => net - Math.floor((2 * net * 100 + 118) / 236);
    const carries = (from: number, to: number): boolean => {
      const tax = taxOf(to) - taxOf(from);
      return tax > 0 && to - from - tax > 0;
    };
    const line = { productId: 1, taxRate: IGV, isReturned: false, isNeverDue: false };
    for (let net = 4; net <= 40; net += 1) {
      for (let refunded = 0; refunded < net - 1; refunded += 1) {
        for (let amount = 1; amount < net - refunded; amount += 1) {
          const lines = [{ ...line, net: money(net), refunded: money(refunded) }];
          const asked = [{ productId: 1, amount: money(amount) }];
          const isTold = carries(refunded, refunded + amount) && carries(refunded + amount, net);
          expect(refundLines(lines, 'lower-value', asked).ok, `${amount} of ${net}, ${refunded} before`).toBe(isTold);
        }
      }
    }
  });

  it('has lines of the order, and something to give back', () => {
    expect(refused(refundLines(left(), 'item-return', [])).kind).toBe('refund-without-lines');
    expect(refused(refundLines(left(), 'item-return', one(9)))).toEqual({ kind: 'refund-line-unknown', productId: 9 });
    const free = refundableLines(priced([aLine(1, '10.00'), aLine(2, '0.00')]), []);
    expect(refused(refundLines(free, 'item-return', one(2))).kind).toBe('refund-of-nothing');
    const both = accepted(refundLines(free, 'item-return', [...one(1), ...one(2)]));
    expect(both[1]).toEqual({ productId: 2, net: 0, base: 0, tax: 0 });
    const after = refundableLines(priced([aLine(1, '10.00'), aLine(2, '0.00')]), [
      { reason: 'item-return', lines: both },
    ]);
    expect(refused(refundLines(after, 'item-return', one(2))).kind).toBe('refund-line-returned');
  });
});
