import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { registerTotals, salesRegister } from '#domain/receipts/books/sales-register.ts';
import {
  correctionReason,
  correctObstacle,
  noteOverWhole,
  receiptMadeOutTo,
  wrongRucUntil,
} from '#domain/receipts/corrected-receipt.ts';
import { isAnnulledBy, receiptCode } from '#domain/receipts/receipt.ts';
import { receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { money, NOTHING } from '#domain/shared/money.ts';
import { arbitrarySnapshot } from '#test/support/pricing/arbitrary-snapshot.ts';
import { asFactura, receiptOf } from '#test/support/receipts/arbitrary-receipts.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { aReceipt, aRefund } from '#test/support/receipts/receipt-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const taken = { ...aReceipt({ taxState: 'accepted' }) };
const returned = (state: 'requested' | 'sending' | 'unknown' | 'done' | 'refused' | 'declined') =>
  aRefund('refund-1', { state, way: null });

test.each([
  ['accepted and whole', {}, [], undefined],
  ['asked back by its buyer, which nobody decided', {}, [returned('requested')], undefined],
  ['whose refund was refused or declined', {}, [returned('refused'), returned('declined')], undefined],
  ['not sent', { taxState: 'not-sent' as const }, [], 'receipt-not-accepted'],
  ['rejected', { taxState: 'rejected' as const }, [], 'receipt-not-accepted'],
  [
    'made out anew',
    { correctedBy: { note: 'FC01-1', receipt: 'F001-2', noteState: 'not-sent' as const } },
    [],
    'receipt-corrected',
  ],
  ['given back', {}, [returned('done')], 'receipt-refunded'],
  ['on its way back', {}, [returned('unknown')], 'receipt-refunded'],
  [
    'decided to go back and not sent yet',
    {},
    [aRefund('refund-1', { state: 'requested', way: { kind: 'gateway', attemptId: 'attempt-1' } })],
    'receipt-refunded',
  ],
  ['of nothing', { totals: { ...taken.totals, total: NOTHING } }, [], 'receipt-of-nothing'],
])('a receipt that is %s', (_, parts, refunds, kind) => {
  expect(correctObstacle({ ...taken, ...parts }, refunds)?.kind).toBe(kind);
});

test('a receipt that was made out anew is annulled once the tax authority took its note, and in force until then', () => {
  expect((['not-sent', 'rejected', 'accepted'] as const).map(isAnnulledBy)).toEqual([false, false, true]);
});

test('02 is of a factura to another RUC, until the tenth working day of the next month; else it is annulled; the same data are none', () => {
  const factura = aReceipt({ ...asFactura, issuedAt: new Date('2026-03-10T15:00:00Z') });
  const other = { ...asFactura.buyer, documentNumber: '20131312955' };
  // Maundy Thursday and Good Friday of 2026 are 2 and 3 April.
  expect(wrongRucUntil(factura.issuedAt)).toBe('2026-04-16');
  expect(wrongRucUntil(new Date('2026-04-01T04:59:00Z'))).toBe('2026-04-16');
  const lastMoment = new Date('2026-04-17T04:59:59Z');
  expect(accepted(correctionReason(factura, other, lastMoment))).toBe('wrong-ruc');
  const late = new Date('2026-04-17T05:00:00Z');
  expect(refused(correctionReason(factura, other, late))).toEqual({ kind: 'correction-late', until: '2026-04-16' });
  const renamed = { ...asFactura.buyer, name: 'Estudio Quispe y Asociados S.A.C.' };
  expect(accepted(correctionReason(factura, renamed, late))).toBe('annulled');
  expect(accepted(correctionReason(factura, boletaOfAna, late))).toBe('annulled');
  expect(accepted(correctionReason(aReceipt(), asFactura.buyer, late))).toBe('annulled');
  expect(refused(correctionReason(factura, asFactura.buyer, late)).kind).toBe('correction-empty');
});

test('whatever was sold: what is made out anew says it to the same céntimo, and the month’s net stays', () => {
  const month = '2026-03' as BookMonth;
  const issuedAt = new Date('2026-03-20T15:00:00Z');
  fc.assert(
    fc.property(arbitrarySnapshot, fc.boolean(), fc.boolean(), (snapshot, sameMonth, wasFactura) => {
      const sold = receiptOf(snapshot, wasFactura ? asFactura : {});
      fc.pre(sold.totals.total > 0);
      const day = new Date(sameMonth ? '2026-03-02T15:00:00Z' : '2026-02-02T15:00:00Z');
      const old = { ...sold, issuedAt: day, taxState: 'accepted' as const };
      const issued = { id: 'nuevo', number: 900, issuedAt, issuer: old.issuer };
      const receipt = receiptMadeOutTo(old, asFactura.buyer, null, issued);
      const note = noteOverWhole(old, 'annulled', { ...issued, id: 'nota' });
      expect(receipt.lines).toEqual(old.lines);
      expect(receipt.totals).toEqual(old.totals);
      expect(note.totals).toEqual(receiptTotals(note.lines));
      const { taxed, exempt, tax, total } = old.totals;
      expect(note.totals).toMatchObject({ taxed, exempt, tax, total, free: money(0) });
      expect([note.series, receipt.series]).toEqual([old.type === 'factura' ? 'FC01' : 'BC01', 'F001']);
      expect([receiptCode(note.corrects), note.buyer]).toEqual([receiptCode(old), old.buyer]);
      const noteState = 'not-sent' as const;
      const corrected = { ...old, correctedBy: { note: receiptCode(note), receipt: receiptCode(receipt), noteState } };
      const before = registerTotals(salesRegister([old], month));
      const after = registerTotals(salesRegister([corrected, note, receipt], month));
      expect(after.total).toBe(before.total);
      expect([after.taxed + after.taxedOff, after.tax + after.taxOff, after.exempt]).toEqual([
        before.taxed + before.taxedOff,
        before.tax + before.taxOff,
        before.exempt,
      ]);
    }),
    { numRuns: 100 },
  );
});
