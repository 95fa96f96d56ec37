import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditNoteLines } from '#domain/receipts/credit-note.ts';
import {
  type BuyerCorrection,
  correctableNames,
  correctedBuyer,
  correctedFields,
  isAboutBuyer,
  noteBehind,
  noteInPlaceOf,
  replaceObstacle,
} from '#domain/receipts/replaced-receipt.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

test.each([
  [{ taxState: 'rejected' as const }, false, false, null],
  [{ taxState: 'not-sent' as const }, true, false, null],
  [{ taxState: 'rejected' as const }, false, true, 'receipt-has-notes'],
  [{ taxState: 'accepted' as const }, false, false, 'receipt-accepted'],
  [{ taxState: 'not-sent' as const }, false, false, 'receipt-not-rejected'],
  [{ taxState: 'rejected' as const, replacedBy: 'B001-2' }, false, false, 'receipt-replaced'],
])('a receipt that is %o, its number taken: %s, told of its notes: %s: %s', (receipt, isTaken, isTold, kind) => {
  expect(replaceObstacle(receipt, isTaken, isTold)?.kind ?? null).toBe(kind);
});

const factura: BuyerCorrection = {
  receiptType: 'factura',
  documentType: 'RUC',
  documentNumber: '20131312955',
  name: 'Empresa S.A.C.',
  address: 'Av. Uno 1',
};

test('whom it is made out to is judged as of any order; the e-mail stays, and so does the type where a note waits', () => {
  expect(accepted(correctedBuyer(boletaOfAna, factura, false))).toEqual({ ...factura, email: boletaOfAna.email });
  expect(refused(correctedBuyer(boletaOfAna, factura, true)).kind).toBe('receipt-type-has-notes');
  expect(refused(correctedBuyer(boletaOfAna, { ...factura, documentNumber: '20131312954' }, false))).toEqual({
    kind: 'correction-invalid',
    reason: 'document-number-invalid',
    field: 'documentNumber',
  });
});

test('what was corrected is told field by field, and nothing that was not', () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(correctableNames) as (keyof typeof correctableNames)[]), (changed) => {
      const parts = Object.fromEntries(changed.map((field) => [field, `otro ${field}`]));
      expect(correctedFields(boletaOfAna, { ...boletaOfAna, ...parts })).toEqual(changed);
    }),
  );
});

test('of a code it is known whether the buyer’s data are meant', () => {
  expect([2017, 2800, 3291, null].map(isAboutBuyer)).toEqual([true, true, false, false]);
});

test('a note that waited keeps its number and its sums, and corrects what took the place of its receipt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 99 }), (count, number) => {
      const lines = creditNoteLines(aReceipt().lines, aReceipt().lines.slice(0, count));
      const note = aCreditNote({ lines, hash: 'x', isSigned: true });
      const other = aReceipt({ id: 'otra', number, issuedAt: later(60), buyer: { ...boletaOfAna, name: 'Otra' } });
      const { isSigned: _, ...kept } = note;
      const anew = noteBehind(note, other);
      expect(anew).toEqual({
        ...kept,
        buyer: other.buyer,
        issuedAt: other.issuedAt,
        corrects: { type: 'boleta', series: 'B001', number, issuedAt: other.issuedAt },
        earlierDays: ['2026-03-10'],
      });
      expect(noteBehind(anew, other).earlierDays).toHaveLength(2);
    }),
  );
});

test('a note with another number has the lines, sums and reason of the rejected one and the buyer of its receipt; nothing else of that goes along', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 99 }), (count, number) => {
      const lines = creditNoteLines(aReceipt().lines, aReceipt().lines.slice(0, count));
      const fresh = aCreditNote({ lines });
      const rejected = aCreditNote({
        lines,
        hash: 'x',
        isSigned: true,
        taxState: 'rejected',
        earlierDays: [limaDay(later(0))],
      });
      const receipt = aReceipt({ number: 7, issuedAt: later(30), buyer: { ...boletaOfAna, name: 'Otra' } });
      const issuer = { ruc: '20131312955', legalName: 'Otra S.A.C.', address: 'Av. Uno 1' };
      const other = { id: 'otra', number, issuedAt: later(60), issuer };
      const { hash: _, ...kept } = fresh;
      expect(noteInPlaceOf(rejected, { ...other, receipt })).toEqual({
        ...kept,
        ...other,
        buyer: receipt.buyer,
        corrects: { type: 'boleta', series: 'B001', number: 7, issuedAt: later(30) },
      });
    }),
  );
});
