import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostLines, type LostLines } from '#domain/payments/lost-lines.ts';
import {
  creditedTotal,
  leftInAll,
  refundableLines,
  type RefundableLine,
  refundLines,
  type GivenRefund,
} from '#domain/payments/refund-lines.ts';
import { type Money, money } from '#domain/shared/money.ts';
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
const lost = (lines: readonly RefundableLine[], amount: Money, named: readonly number[] = [], untold = money(0)) =>
  lostLines(lines, { amount, untold, named });
function toldOf(result: ReturnType<typeof lost>): LostLines {
  const told = accepted(result);
  if (told === null) throw new Error('No note tells it');
  return told;
}

describe('what a lost dispute takes off', () => {
  it('is the whole order where it is all of it, or all that is left', () => {
    const whole = toldOf(lost(left(), soles('373.83'), []));
    expect([whole.reason, whole.lines.map(({ productId }) => productId)]).toEqual(['annulled', [1, 2, 3, 4]]);
    const rest = toldOf(lost(left([given('item-return', 1, null)]), soles('246.33'), []));
    expect([rest.reason, rest.lines.map(({ productId }) => productId)]).toEqual(['item-return', [2, 3, 4]]);
    // What was never due is on no receipt: all of what is on it is annulled.
    const due = toldOf(lost(refundableLines(cart, [], new Set([3])), soles('203.91')));
    expect([due.reason, due.lines.map(({ productId }) => productId)]).toEqual(['annulled', [1, 2, 4]]);
  });

  it('is the products that the bank names, to the céntimo', () => {
    const one = toldOf(lost(left(), soles('169.92'), [3]));
    expect([one.reason, one.lines.map(({ net }) => net)]).toEqual(['item-return', [16_992]]);
    expect(refused(lost(left(), soles('169.92'), [1]))).toEqual({
      kind: 'dispute-lines-differ',
      left: soles('127.50'),
    });
    expect(refused(lost(left(), soles('169.92'), [9])).kind).toBe('dispute-lines-differ');
    // With or without what no note could tell before.
    const untold = soles('0.03');
    expect(toldOf(lost(left(), soles('169.92'), [3], untold)).lines).toMatchObject([{ productId: 3, net: 16_992 }]);
    expect(toldOf(lost(left(), soles('169.89'), [3], untold)).lines).toMatchObject([{ productId: 3, net: 16_992 }]);
    expect(refused(lost(left(), soles('169.90'), [3], untold)).kind).toBe('dispute-lines-differ');
  });

  it('is a lower value where nobody says of what: what was bought stays', () => {
    const part = toldOf(lost(left(), soles('100.00'), []));
    expect(part.reason).toBe('lower-value');
    expect(part.lines.map(({ productId, net }) => [productId, net])).toEqual([
      [1, 3411],
      [2, 2044],
      [3, 4545],
    ]);
    // Of a céntimo each no IGV could be told: the exempt line takes them alone.
    expect(toldOf(lost(left(), soles('0.03'), [])).lines).toMatchObject([{ productId: 2, net: 3 }]);
  });

  it('comes to the bank’s amount whatever that is, and never to more than a line has left', () => {
    const before = [left(), left([given('lower-value', 3, '40.00')]), left([given('item-return', 2, null)])];
    fc.assert(
      fc.property(fc.constantFrom(...before), fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const all = leftInAll(lines);
        const amount = money(Math.min(all, 20 + Math.round((all - 40) * share)));
        const told = toldOf(lost(lines, amount));
        expect(creditedTotal(told.lines)).toBe(amount);
        for (const { productId, net } of told.lines) {
          const line = lines.find((each) => each.productId === productId);
          expect(net).toBeLessThanOrEqual((line?.net ?? 0) - (line?.refunded ?? 0));
        }
      }),
    );
  });

  it('is up to ten céntimos less where no note tells it to the céntimo, and nothing where none tells even that', () => {
    const taxed = refundableLines(priced([aLine(1, '10.00')]), []);
    for (const amount of ['0.01', '0.03']) expect(accepted(lost(taxed, soles(amount)))).toBeNull();
    for (let amount = 1; amount <= 1000; amount += 1) {
      const found = accepted(lost(taxed, money(amount)));
      expect(amount - (found === null ? 0 : creditedTotal(found.lines))).toBeLessThan(
        amount > 3 && amount < 997 ? 1 : 4,
      );
    }
    expect(creditedTotal(toldOf(lost(taxed, soles('9.99'))).lines)).toBe(998);
    // Of 0.10 at most 0.08 can be told, of six of them 0.48.
    const six = refundableLines(priced([1, 2, 3, 4, 5, 6].map((id) => aLine(id, '0.10'))), []);
    expect(creditedTotal(toldOf(lost(six, soles('0.58'))).lines)).toBe(48);
    expect(accepted(lost(six, soles('0.59')))).toBeNull();
    // Where céntimos do not let it be told of all, the largest takes it.
    const unlike = refundableLines(priced([aLine(1, '1.00'), aLine(2, '5.00')]), []);
    expect(toldOf(lost(unlike, soles('0.05'))).lines).toMatchObject([{ productId: 2, net: 5 }]);
  });

  it('tells with the next what none could tell before: all of a payment that is lost by parts is told in the end', () => {
    const lines = fc.constantFrom(
      [aLine(1, '10.00')],
      [aLine(1, '0.20'), aLine(2, '0.15')],
      [aLine(1, '3.00'), aLine(2, '1.00', { taxRate: EXEMPT })],
    );
    const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(lines, parts, (charged, amounts) => {
        const given: GivenRefund[] = [];
        const order = priced(charged);
        const paid = leftInAll(refundableLines(order, []));
        let [taken, said] = [0, 0];
        for (const asked of [...amounts, paid]) {
          const amount = Math.min(asked, paid - taken);
          if (amount === 0) break;
          const found = accepted(lost(refundableLines(order, given), money(amount), [], money(taken - said)));
          taken += amount;
          if (found !== null) given.push(found);
          said += found === null ? 0 : creditedTotal(found.lines);
          expect(said).toBeLessThanOrEqual(taken);
        }
        expect([taken, said]).toEqual([paid, paid]);
      }),
    );
  });
});
