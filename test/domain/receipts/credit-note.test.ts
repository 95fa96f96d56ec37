import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';
import {
  leftInAll,
  leftOf,
  refundableLines,
  refundLines,
  type AskedLine,
  type GivenRefund,
} from '#domain/payments/refund-lines.ts';
import {
  creditNoteHashText,
  creditNoteLines,
  creditReasonCode,
  creditSeriesOf,
  type CreditReason,
} from '#domain/receipts/credit-note.ts';
import { receiptLines, receiptTotals, type ReceiptTotals } from '#domain/receipts/receipt-lines.ts';
import { receiptFileName, receiptQrText } from '#domain/receipts/receipt.ts';
import type { Money } from '#domain/shared/money.ts';
import { arbitrarySnapshot } from '#test/support/pricing/arbitrary-snapshot.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { accepted } from '#test/support/shared/accepted.ts';

describe('a credit note', () => {
  it('is numbered by what it corrects, and has a reason of catalogue 09', () => {
    expect([creditSeriesOf('boleta'), creditSeriesOf('factura')]).toEqual(['BC01', 'FC01']);
    const reasons = ['annulled', 'total-return', 'item-return', 'lower-value'] as const;
    expect(reasons.map(creditReasonCode)).toEqual(['01', '06', '07', '09']);
  });

  it('has the QR and the file name of the tax authority', () => {
    expect(receiptQrText(aCreditNote())).toBe('20512333797|07|BC01|1|22.88|150.00|2026-03-10|1|45678912|');
    expect(receiptFileName(aCreditNote())).toBe('20512333797-07-BC01-1');
  });

  it('has a hash of what it corrects and why, besides what it says', () => {
    const note = aCreditNote();
    const others = [
      note,
      aCreditNote({ corrects: { ...note.corrects, number: 2 } }),
      aCreditNote({ reason: 'annulled' }),
      aCreditNote({ number: 2 }),
    ];
    expect(new Set(others.map(creditNoteHashText)).size).toBe(4);
  });

  it('takes back a line as the receipt has it, or a part of it as its price', () => {
    const { lines } = aReceipt();
    const part = { productId: 3, net: soles('100.00'), base: soles('84.75'), tax: soles('15.25') };
    const [first, second, ...rest] = creditNoteLines(lines, [{ ...part }, { ...lines[0], productId: 1 } as never]);
    expect(first).toEqual(lines[0]);
    expect(second).toMatchObject({ description: 'Derecho laboral', price: 10_000, discount: 0, ...part });
    expect(rest).toEqual([]);
    const reduced = lines.map((line) => ({ ...line, price: (line.price + 1000) as Money, discount: soles('10.00') }));
    expect(creditNoteLines(reduced, [{ ...reduced[0], productId: 1 } as never])).toEqual([reduced[0]]);
    expect(receiptTotals([second as never])).toMatchObject({ price: 10_000, taxed: 8_475, tax: 1_525, total: 10_000 });
  });
});

/** A céntimo amount of a taxed price, taken apart anew in decimals. */
function independentSplit(net: number, rate: number): { base: Decimal; tax: Decimal } {
  const whole = new Decimal(net).div(100);
  const base = whole.div(new Decimal(1).plus(new Decimal(rate).div(10_000))).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return { base, tax: whole.minus(base) };
}

/** How a refund of the sequence is chosen: dice from 0 to 1, used up as they are needed. */
const dice = fc.array(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 16, maxLength: 16 }), {
  maxLength: 6,
});

describe('random orders with random partial refunds', () => {
  it('agree to the céntimo: what is given back, the notes, the receipt and what is left', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, dice, (snapshot, sequence) => {
        const cart = accepted(recomputeSnapshot(snapshot));
        const receipt = accepted(receiptLines(snapshot));
        const given: GivenRefund[] = [];
        const notes: ReceiptTotals[] = [];
        const refund = (reason: CreditReason, asked: readonly AskedLine[]): void => {
          const lines = refundLines(refundableLines(cart, given), reason, asked);
          if (!lines.ok) return;
          given.push({ reason, lines: lines.value });
          notes.push(receiptTotals(creditNoteLines(receipt, lines.value)));
        };
        for (const [kind = 0, ...chances] of sequence) {
          const reason = kind < 0.5 ? 'lower-value' : 'item-return';
          const lines = refundableLines(cart, given).filter((line) => !line.isReturned);
          const asked = lines.flatMap((line, place): AskedLine[] => {
            const chance = chances[place] ?? 0;
            if (chance < 0.4) return [];
            const amount = reason === 'lower-value' ? Math.floor(((chance - 0.4) / 0.6) * leftOf(line)) : null;
            return [{ productId: line.productId, amount: amount as Money | null }];
          });
          refund(reason, asked);
          expect(leftInAll(refundableLines(cart, given))).toBe(
            snapshot.totals.net - given.flatMap((each) => each.lines).reduce((sum, { net }) => sum + net, 0),
          );
        }
        const rest = refundableLines(cart, given).filter((line) => !line.isReturned);
        refund(
          'item-return',
          rest.map(({ productId }) => ({ productId, amount: null })),
        );
        expect(leftInAll(refundableLines(cart, given))).toBe(0);
        // Recomputed apart from the domain: what was given back of each line is the line, and its IGV that of the whole line.
        for (const { productId, net } of snapshot.lines) {
          const rate = snapshot.request.lines.find((line) => line.productId === productId)?.taxRate ?? 0;
          const parts = given.flatMap(({ lines }) => lines.filter((line) => line.productId === productId));
          const sum = (of: 'net' | 'base' | 'tax') =>
            parts.reduce((total, part) => total.plus(part[of]), new Decimal(0)).div(100);
          const split = independentSplit(net, rate);
          expect([sum('net'), sum('base'), sum('tax')].map(String)).toEqual(
            [new Decimal(net).div(100), split.base, split.tax].map(String),
          );
        }
        const issued = receiptTotals(receipt);
        for (const of of ['taxed', 'exempt', 'tax', 'total'] as const) {
          expect(notes.reduce((sum, totals) => sum + totals[of], 0)).toBe(issued[of]);
        }
        for (const { price, discount, taxed, exempt, tax, total } of notes) {
          expect([price - discount, taxed + exempt + tax]).toEqual([total, total]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
