import { expect, test } from 'vitest';
import { sheetCsv } from '#domain/receipts/books/register-sheet.ts';
import { detractionDeposit } from '#domain/receipts/detraction-deposit.ts';
import {
  annulledOn,
  detractionSheet,
  detractionState,
  openDetractions,
  openDetractionsText,
  owedDetractions,
} from '#domain/receipts/owed-detractions.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';

const detraction = { service: '037', rate: rate(1200), account: '1234567', amount: soles('84.00') } as const;
// A Monday of the week before Easter: Thursday and Friday are holidays.
const issuedAt = new Date('2026-03-30T17:00:00.000Z');
const factura = aReceipt({ ...asFactura, id: 'factura', issuedAt, detraction });
const deposited = (on: string) =>
  new Map([['factura', { constancia: '12345', depositedOn: day(on), by: 'Teresa Aguirre' }]]);
const [lastDay, dayAfter] = [day('2026-04-08'), day('2026-04-09')];

test('what is owed is due on the fifth working day; what was rejected or replaced owes nothing', () => {
  expect(owedDetractions([aReceipt(), factura], new Map(), lastDay)).toEqual([
    {
      id: 'factura',
      code: 'F001-1',
      orderNumber: 1,
      rate: 1200,
      amount: 8400,
      dueOn: lastDay,
      deposit: null,
      isLate: false,
    },
  ]);
  const gone = [{ ...factura, taxState: 'rejected' } as const, { ...factura, replacedBy: 'F001-2' }];
  expect(owedDetractions(gone, new Map(), lastDay)).toEqual([]);
  // What was deposited for it all the same is not lost.
  const anew = { ...factura, correctedBy: { note: 'FC01-1', noteState: 'not-sent', receipt: 'F001-3' } } as const;
  const kept = owedDetractions([...gone, anew], deposited('2026-04-01'), lastDay);
  expect(kept.map(detractionState)).toEqual(['Depositada', 'Depositada; vale F001-2', 'Depositada; vale F001-3']);
  expect(sheetCsv(detractionSheet(kept))).toContain('Depositada; vale F001-3');
});

test('what was given back whole by its last day owes nothing; a part, later or by a note that was rejected, changes nothing', () => {
  const half = { ...factura.totals, total: soles('200.00') };
  const note = (issuedOn: string, parts: Partial<CreditNote> = {}) =>
    aCreditNote({ issuedAt: new Date(`${issuedOn}T17:00:00.000Z`), totals: factura.totals, ...parts });
  const owed = (...notes: readonly CreditNote[]) => {
    const on = annulledOn(factura, notes);
    const annulled = new Map(on === null ? [] : [['factura', on] as const]);
    return owedDetractions([factura], new Map(), dayAfter, annulled).length;
  };
  const rest = { ...factura.totals, total: money(factura.totals.total - half.total) };
  expect(owed(note('2026-04-08'))).toBe(0);
  expect(owed(note('2026-04-08', { totals: rest }), note('2026-04-01', { totals: half }))).toBe(0);
  expect(owed(note('2026-04-09'))).toBe(1);
  expect(owed(note('2026-04-08', { totals: half }))).toBe(1);
  expect(owed(note('2026-04-08', { taxState: 'rejected' }))).toBe(1);
  const allButOne = { ...factura.totals, total: money(factura.totals.total - 1) };
  expect(owed(note('2026-04-08', { totals: allButOne }))).toBe(1);
  const [late, early] = [note('2026-04-09', { totals: rest }), note('2026-04-01', { totals: half })];
  expect([annulledOn(factura, [late, early]), annulledOn(factura, [early, late])]).toEqual([dayAfter, dayAfter]);
  expect(owedDetractions([factura], deposited('2026-04-01'), lastDay, new Map([['factura', lastDay]]))).toHaveLength(1);
});

test('a deposit is open until its last day, late after it, and so is one that was made later', () => {
  const state = (today: typeof lastDay, deposits = new Map()) =>
    owedDetractions([factura], deposits, today).map(detractionState);
  expect([state(lastDay), state(dayAfter)]).toEqual([['Por depositar'], ['Fuera de plazo']]);
  expect(state(dayAfter, deposited('2026-04-08'))).toEqual(['Depositada']);
  expect(state(dayAfter, deposited('2026-04-09'))).toEqual(['Depositada fuera de plazo']);
  const [titles, row] = sheetCsv(detractionSheet(owedDetractions([factura], deposited('2026-04-08'), dayAfter)))
    .split('\r\n')
    .map((each) => each.split(',').length);
  expect([titles, row]).toEqual([8, 8]);
  const sheet = sheetCsv(detractionSheet(owedDetractions([factura], deposited('2026-04-08'), dayAfter)));
  expect(sheet).toMatch(/,"?12345"?,"?08\/04\/2026"?\s*$/);
});

test('what is open is told by its months, the first one first, with how much of it is late', () => {
  const [april, rejected] = [new Date('2026-04-01T05:00:00.000Z'), { ...factura, taxState: 'rejected' } as const];
  const documents = [{ ...factura, id: 'b', issuedAt: april }, factura, { ...factura, id: 'c' }, rejected, aReceipt()];
  expect(openDetractions(documents, dayAfter)).toEqual([
    { month: '2026-03', open: 2, late: 2 },
    { month: '2026-04', open: 1, late: 0 },
  ]);
  expect(openDetractions(documents.toReversed(), dayAfter)).toEqual(openDetractions(documents, dayAfter));
  expect(openDetractions(documents, dayAfter).map(openDetractionsText)).toEqual([
    '2 por depositar, 2 fuera de plazo',
    '1 por depositar',
  ]);
});

test('a constancia is digits, and its day neither to come nor long before the factura', () => {
  const noted = (constancia: string, on: string) =>
    detractionDeposit({ constancia, depositedOn: day(on) }, day('2026-03-30'), lastDay);
  expect(noted(' 123-456 ', '2026-04-08')).toEqual({
    ok: true,
    value: { constancia: '123456', depositedOn: '2026-04-08' },
  });
  const wrong = (typed: ReturnType<typeof noted>) => (typed.ok ? 'ok' : typed.refusal.kind);
  expect(['', 'A12', '1'.repeat(25)].map((typed) => wrong(noted(typed, '2026-04-08')))).toEqual(
    Array.from({ length: 3 }, () => 'constancia-wrong'),
  );
  expect(['2026-04-09', '2026-02-26', '2026-02-27'].map((on) => wrong(noted('1', on)))).toEqual([
    'deposit-day-wrong',
    'deposit-day-wrong',
    'ok',
  ]);
});
