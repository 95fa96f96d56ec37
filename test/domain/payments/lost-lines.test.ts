import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostLines } from '#domain/payments/lost-lines.ts';
import {
  creditedTotal,
  leftInAll,
  refundableLines,
  refundLines,
  type GivenRefund,
} from '#domain/payments/refund-lines.ts';
import { money } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aLine, EXEMPT, percentOff, priced, soles } from '#test/support/pricing/price-lines.ts';

/** 127.50, 76.41 exempt, 169.92, and one that cost nothing. */
const cart = priced(
  [aLine(1, '150.00'), aLine(2, '89.90', { taxRate: EXEMPT }), aLine(3, '199.90'), aLine(4, '0.00')],
  percentOff('15'),
);
const left = (given: readonly GivenRefund[] = []) => refundableLines(cart, given);
const given = (reason: GivenRefund['reason'], productId: number, amount: string | null): GivenRefund => ({
  reason,
  lines: accepted(refundLines(left(), reason, [{ productId, amount: amount === null ? null : soles(amount) }])),
});

describe('what a lost dispute takes off', () => {
  it('is the whole order where it is all of it, or all that is left', () => {
    const whole = accepted(lostLines(left(), soles('373.83'), []));
    expect([whole.reason, whole.lines.map(({ productId }) => productId)]).toEqual(['annulled', [1, 2, 3, 4]]);
    const rest = accepted(lostLines(left([given('item-return', 1, null)]), soles('246.33'), []));
    expect([rest.reason, rest.lines.map(({ productId }) => productId)]).toEqual(['item-return', [2, 3, 4]]);
  });

  it('is the products that the bank names, to the céntimo', () => {
    const one = accepted(lostLines(left(), soles('169.92'), [3]));
    expect([one.reason, one.lines.map(({ net }) => net)]).toEqual(['item-return', [16_992]]);
    expect(refused(lostLines(left(), soles('169.92'), [1]))).toEqual({
      kind: 'dispute-lines-differ',
      left: soles('127.50'),
    });
    expect(refused(lostLines(left(), soles('169.92'), [9])).kind).toBe('dispute-lines-differ');
  });

  it('is a lower value where nobody says of what: what was bought stays', () => {
    const part = accepted(lostLines(left(), soles('100.00'), []));
    expect(part.reason).toBe('lower-value');
    expect(part.lines.map(({ productId, net }) => [productId, net])).toEqual([
      [1, 3411],
      [2, 2044],
      [3, 4545],
    ]);
    // Of a céntimo each no IGV could be told: the exempt line takes them alone.
    expect(accepted(lostLines(left(), soles('0.03'), [])).lines).toMatchObject([{ productId: 2, net: 3 }]);
    const taxed = refundableLines(priced([aLine(1, '10.00')]), []);
    expect(refused(lostLines(taxed, soles('0.01'), [])).kind).toBe('refund-amount-too-small');
  });

  it('comes to the bank’s amount whatever that is, and never to more than a line has left', () => {
    const before = [left(), left([given('lower-value', 3, '40.00')]), left([given('item-return', 2, null)])];
    fc.assert(
      fc.property(fc.constantFrom(...before), fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const all = leftInAll(lines);
        const amount = money(Math.min(all, 20 + Math.round((all - 40) * share)));
        const lost = accepted(lostLines(lines, amount, []));
        expect(creditedTotal(lost.lines)).toBe(amount);
        for (const { productId, net } of lost.lines) {
          const line = lines.find((each) => each.productId === productId);
          expect(net).toBeLessThanOrEqual((line?.net ?? 0) - (line?.refunded ?? 0));
        }
      }),
    );
  });
});
