import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';
import {
  leftOf,
  refundableLines,
  refundLines,
  type AskedLine,
  type GivenRefund,
} from '#domain/payments/refund-lines.ts';
import { type BookMonth, bookMonth, boundsOf, monthsBetween } from '#domain/receipts/books/book-month.ts';
import { registerSheet, sheetCsv } from '#domain/receipts/books/register-sheet.ts';
import { registerTotals, type RegisterRow, salesRegister } from '#domain/receipts/books/sales-register.ts';
import { sireFieldNames, sireFileName, sireText } from '#domain/receipts/books/sire-layout.ts';
import { type CreditNote, creditNoteLines, type IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptTotals } from '#domain/receipts/receipt-lines.ts';
import type { Money } from '#domain/shared/money.ts';
import { asFactura, receiptOf } from '#test/support/receipts/arbitrary-receipts.ts';
import { arbitrarySnapshot } from '#test/support/pricing/arbitrary-snapshot.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const march = '2026-03' as BookMonth;
const owner = { ruc: '20512333797', legalName: 'Escuela de Prueba S.A.C.' };
const lastOfFebruary = new Date('2026-03-01T04:59:59.000Z');
const firstOfMarch = new Date('2026-03-01T05:00:00.000Z');
const lastOfMarch = new Date('2026-04-01T04:59:59.000Z');

describe('a month of the books', () => {
  it('is one of the calendar, in Lima', () => {
    expect(['2026-03', '2026-13', '2026-3', '1926-03', ''].map(bookMonth)).toEqual(['2026-03', null, null, null, null]);
    expect(boundsOf('2026-12' as BookMonth)).toEqual({
      from: new Date('2026-12-01T05:00:00.000Z'),
      until: new Date('2027-01-01T05:00:00.000Z'),
    });
    expect(monthsBetween('2026-11' as BookMonth, '2027-01' as BookMonth)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(monthsBetween('2027-02' as BookMonth, '2027-01' as BookMonth)).toEqual(['2027-01']);
  });
});

describe('the register of sales', () => {
  it('has what was issued in the month in Lima, by day, type, series and number; nothing that was rejected, nor a number that was somebody else’s and was replaced', () => {
    const documents = [
      aReceipt({ id: 'r10', number: 10, issuedAt: lastOfMarch }),
      aReceipt({ id: 'r9', number: 9, issuedAt: lastOfMarch }),
      aReceipt({ ...asFactura, id: 'f1', issuedAt: firstOfMarch }),
      aReceipt({ id: 'r1', number: 1, issuedAt: lastOfFebruary }),
      aReceipt({ id: 'r2', number: 2, issuedAt: firstOfMarch, taxState: 'rejected' }),
      aReceipt({ id: 'r3', number: 3, issuedAt: firstOfMarch, taxState: 'accepted' }),
      aReceipt({ id: 'r4', number: 4, issuedAt: firstOfMarch, replacedBy: 'B001-9' }),
    ];
    expect(salesRegister(documents, march).map(({ series, number, issuedOn }) => [series, number, issuedOn])).toEqual([
      ['F001', 1, '2026-03-01'],
      ['B001', 3, '2026-03-01'],
      ['B001', 9, '2026-03-31'],
      ['B001', 10, '2026-03-31'],
    ]);
  });

  it('takes a note off the month’s base where it corrects a receipt of the month, off an earlier one as a discount', () => {
    const correcting = (issuedAt: Date) =>
      aCreditNote({ issuedAt: lastOfMarch, corrects: { type: 'boleta', series: 'B001', number: 1, issuedAt } });
    const [same] = salesRegister([correcting(firstOfMarch)], march);
    const [earlier] = salesRegister([correcting(lastOfFebruary)], march);
    expect(same?.amounts).toEqual({ taxed: -12_712, taxedOff: 0, tax: -2_288, taxOff: 0, exempt: 0, total: -15_000 });
    expect(earlier?.amounts).toEqual({
      taxed: 0,
      taxedOff: -12_712,
      tax: 0,
      taxOff: -2_288,
      exempt: 0,
      total: -15_000,
    });
    expect(earlier?.corrects).toEqual({ typeCode: '03', series: 'B001', number: 1, issuedOn: '2026-02-28' });
  });
});

describe('the files of the register', () => {
  const rows = salesRegister([aReceipt({ issuedAt: firstOfMarch }), aCreditNote({ issuedAt: lastOfMarch })], march);

  it('is named and laid out as the tax authority’s: 33 fields, a bar after each', () => {
    expect(sireFileName(owner, march, rows)).toBe('LE2051233379720260300140400021112.txt');
    expect(sireFileName(owner, march, [])).toBe('LE2051233379720260300140400021012.txt');
    expect(sireFieldNames).toHaveLength(33);
    const lines = sireText(owner, march, rows).split('\r\n');
    expect(lines).toEqual([
      '20512333797|Escuela de Prueba S.A.C.|202603||01/03/2026||03|B001|1||1|45678912|Ana María Quispe Rojas|0.00|296.53|0.00|53.37|0.00|89.90|0.00|0.00|0.00|0.00|0.00|0.00|439.80|PEN|||||||',
      '20512333797|Escuela de Prueba S.A.C.|202603||31/03/2026||07|BC01|1||1|45678912|Ana María Quispe Rojas|0.00|-127.12|0.00|-22.88|0.00|0.00|0.00|0.00|0.00|0.00|0.00|0.00|-150.00|PEN||10/03/2026|03|B001|1||',
      '',
    ]);
  });

  it('lets no name break a line, or be taken for a formula', () => {
    const first = rows[0] as RegisterRow;
    const named = (name: string): RegisterRow => ({ ...first, buyer: { ...first.buyer, name } });
    const hostile = named('=HYPERLINK("http://x"),A|B/C\\D\r\nE');
    expect(sireText(owner, march, [hostile]).split('|')[12]).toBe('=HYPERLINK("http: x"),A B C D E');
    expect(sireText(owner, march, [hostile]).split('|')).toHaveLength(34);
    const [, ...csv] = sheetCsv(registerSheet([hostile, rows[1] as RegisterRow])).split('\r\n');
    expect(csv[0]).toContain(`,"'=HYPERLINK(""http://x""),A|B/C\\D`);
    expect(csv.join('\n')).toContain(',-127.12,0.00,-22.88,');
    for (const sign of ['=', '+', '-', '@']) {
      expect(sheetCsv(registerSheet([named(`${sign}1`)]))).toContain(`,'${sign}1,`);
    }
  });
});

/** A receipt with what random partial refunds gave back of it, issued in one of three months. */
const arbitraryDocuments: fc.Arbitrary<readonly IssuedDocument[]> = fc
  .tuple(
    arbitrarySnapshot,
    fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 4 }),
    fc.nat(2),
    fc.nat(2),
  )
  .map(([snapshot, sequence, month, notesMonth]) => {
    const days = [lastOfFebruary, firstOfMarch, lastOfMarch, new Date('2026-04-02T15:00:00.000Z')];
    const receipt = receiptOf(snapshot, { issuedAt: days[month] as Date });
    const cart = accepted(recomputeSnapshot(snapshot));
    const given: GivenRefund[] = [];
    const notes = sequence.flatMap((chance, place): CreditNote[] => {
      const lines = refundableLines(cart, given).filter((line) => !line.isReturned);
      const asked = lines.map((line): AskedLine => ({
        productId: line.productId,
        amount: Math.floor(chance * leftOf(line)) as Money,
      }));
      const reason = place % 2 === 0 ? 'lower-value' : 'item-return';
      const of = refundLines(
        refundableLines(cart, given),
        reason,
        reason === 'item-return' ? asked.slice(0, 1).map((line) => ({ ...line, amount: null })) : asked,
      );
      if (!of.ok) return [];
      given.push({ reason, lines: of.value });
      const credited = creditNoteLines(receipt.lines, of.value);
      const { type, series, number, issuedAt } = receipt;
      const corrects = { type, series, number, issuedAt };
      const issued = days[Math.min(3, month + notesMonth)] as Date;
      return [
        aCreditNote({
          id: `n${place}`,
          number: place + 1,
          reason,
          lines: credited,
          totals: receiptTotals(credited),
          corrects,
          issuedAt: issued,
        }),
      ];
    });
    return [receipt, ...notes];
  });

describe('random orders with random partial refunds', () => {
  it('have rows that add up to receipts less notes, to the céntimo, in every column', () => {
    fc.assert(
      fc.property(fc.array(arbitraryDocuments, { minLength: 5, maxLength: 6 }), (orders) => {
        const documents = orders.flat();
        const months = ['2026-02', '2026-03', '2026-04'] as BookMonth[];
        const registers = months.map((month) => salesRegister(documents, month));
        expect(registers.flat()).toHaveLength(documents.length);
        for (const [place, rows] of registers.entries()) {
          const totals = registerTotals(rows);
          // Anew, from the lines of the documents of the month, in decimals.
          const of = documents.filter(({ issuedAt }) => lima(issuedAt) === months[place]);
          const anew = { base: new Decimal(0), tax: new Decimal(0), exempt: new Decimal(0), total: new Decimal(0) };
          for (const { type, lines } of of) {
            const sign = type === 'credit-note' ? -1 : 1;
            for (const { treatment, base, tax, net } of lines) {
              if (treatment === 'taxed') anew.base = anew.base.plus(sign * base);
              if (treatment === 'exempt') anew.exempt = anew.exempt.plus(sign * base);
              anew.tax = anew.tax.plus(sign * tax);
              anew.total = anew.total.plus(sign * net);
            }
          }
          expect([totals.taxed + totals.taxedOff, totals.tax + totals.taxOff, totals.exempt, totals.total]).toEqual(
            [anew.base, anew.tax, anew.exempt, anew.total].map(Number),
          );
          // And once more from the text that goes out: its fields 15 to 19 add up to field 26, line by line.
          for (const line of sireText(owner, months[place] as BookMonth, rows)
            .split('\r\n')
            .slice(0, -1)) {
            const cells = line.split('|');
            const sum = cells.slice(13, 25).reduce((total, cell) => total.plus(cell), new Decimal(0));
            expect([cells.length, sum.toFixed(2)]).toEqual([34, cells[25]]);
          }
        }
      }),
      // A thousand orders at least.
      { numRuns: 200 },
    );
  });
});

/** The month in Lima, by the calendar of the platform. */
const lima = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima', year: 'numeric', month: '2-digit' })
    .format(instant)
    .slice(0, 7);
