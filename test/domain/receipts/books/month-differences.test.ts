import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookMonth, closableText } from '#domain/receipts/books/book-month.ts';
import { closable, laterNotes, missingNumbers, sinceClosing } from '#domain/receipts/books/closed-register.ts';
import { differenceText } from '#domain/receipts/books/difference-texts.ts';
import { bookChecks } from '#domain/receipts/books/book-difference.ts';
import { monthDifferences, partedBy } from '#domain/receipts/books/month-differences.ts';
import type { BookedDocument, BookedOrder, MonthFacts } from '#domain/receipts/books/month-facts.ts';
import { monthSums } from '#domain/receipts/books/month-sums.ts';
import { salesRegister } from '#domain/receipts/books/sales-register.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money, sumMoney } from '#domain/shared/money.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';

const march = '2026-03' as BookMonth;
const on = (day: string) => day as PlainDate;
const document = (code: string, parts: Partial<BookedDocument> = {}): BookedDocument => ({
  code,
  total: soles('118.00'),
  issuedOn: on('2026-03-10'),
  isRejected: false,
  ...parts,
});
const arrival = (parts: Partial<BookedOrder['arrivals'][number]> = {}) => ({
  gateway: 'niubiz',
  amount: soles('118.00'),
  surplus: money(0),
  isGivenBack: false,
  on: on('2026-03-10'),
  ...parts,
});
const refund = (parts: Partial<BookedOrder['refunds'][number]> = {}) => ({
  number: 5,
  isByBank: false,
  gateway: 'niubiz',
  amount: soles('18.00'),
  doneOn: on('2026-03-12'),
  since: on('2026-03-12'),
  note: document('BC01-1', { total: soles('18.00'), issuedOn: on('2026-03-12') }),
  ...parts,
});
const order = (parts: Partial<BookedOrder> = {}): BookedOrder => ({
  number: 12,
  total: soles('118.00'),
  confirmedOn: on('2026-03-10'),
  arrivals: [arrival()],
  openCharges: [],
  receipt: document('B001-9'),
  corrections: [],
  refunds: [],
  ...parts,
});

const told = (...orders: BookedOrder[]) =>
  monthDifferences({ orders, undecided: [] }, march).map((each) =>
    differenceText(each, march).replaceAll('\u00A0', ' '),
  );

describe('the differences of a month', () => {
  it('are none where money, order, receipt, refund and note agree', () => {
    const orders = [
      order({ refunds: [refund()] }),
      order({ number: 13, total: money(0), arrivals: [], receipt: null }),
    ];
    expect(told(...orders)).toEqual([]);
    expect(monthSums({ orders }, march)).toEqual({
      orders: { count: 2, amount: 11_800 },
      arrivals: [{ gateway: 'niubiz', count: 1, amount: 11_800 }],
      surplus: { count: 0, amount: 0 },
      receipts: { count: 1, amount: 11_800 },
      corrections: { count: 0, amount: 0 },
      notes: { count: 1, amount: 1_800 },
      refunds: [{ gateway: 'niubiz', count: 1, amount: 1_800 }],
    });
  });

  it.each<[string, Partial<BookedOrder>, string]>([
    ['no receipt', { receipt: null }, 'El pedido N.º 12 se cobró y no tiene comprobante: S/. 118.00.'],
    ['no money', { arrivals: [] }, 'El pedido N.º 12 se confirmó y no figura ningún cobro: faltan S/. 118.00.'],
    [
      'too little money',
      { arrivals: [arrival({ amount: soles('100.00') })] },
      'Lo cobrado por el pedido N.º 12 y su total no coinciden: la diferencia es S/. 18.00.',
    ],
    [
      'another receipt',
      { receipt: document('B001-9', { total: soles('117.99') }) },
      'B001-9 y su pedido N.º 12 no suman lo mismo: la diferencia es S/. 0.01.',
    ],
    [
      'a rejected receipt',
      { receipt: document('B001-9', { isRejected: true }) },
      'La SUNAT rechazó B001-9, del pedido N.º 12: no va en el registro y S/. 118.00 no tienen comprobante.',
    ],
    [
      'a rejected note over what was made out anew',
      { corrections: [{ receipt: document('B001-8'), note: document('BC01-2', { isRejected: true }) }] },
      'La SUNAT rechazó la nota BC01-2, que anula un comprobante corregido del pedido N.º 12: los dos cuentan en el registro, con S/. 118.00 de más.',
    ],
    [
      'a note of April over what was made out anew',
      {
        corrections: [{ receipt: document('B001-8'), note: document('BC01-2', { issuedOn: on('2026-04-01') }) }],
      },
      'La nota BC01-2, que anula un comprobante corregido del pedido N.º 12, es del 01/04/2026; el que vale en su lugar es de otro mes.',
    ],
    [
      'a receipt of April',
      { receipt: document('B001-9', { issuedOn: on('2026-04-01') }) },
      'El comprobante del pedido N.º 12, B001-9, es del 01/04/2026; el pedido se confirmó en otro mes.',
    ],
    [
      'a deposit of February',
      { arrivals: [arrival({ gateway: null, on: on('2026-02-28') })] },
      'El dinero del pedido N.º 12 llegó el 28/02/2026 y el pedido se confirmó en otro mes: S/. 118.00.',
    ],
    [
      'money without an order',
      { confirmedOn: null, receipt: null },
      'Por el pedido N.º 12 llegaron S/. 118.00 y el pedido no está confirmado ni figura pago en exceso.',
    ],
    [
      'what a bank took and no note tells',
      { refunds: [refund({ isByBank: true, amount: soles('0.02'), note: null })] },
      'El contracargo N.º 5 del pedido N.º 12 y sus notas de crédito no suman lo mismo: los separan S/. 0.02, que ninguna nota puede decir.',
    ],
    [
      'what a bank took and its note tells but for two céntimos',
      { refunds: [refund({ isByBank: true, amount: soles('18.02') })] },
      'El contracargo N.º 5 del pedido N.º 12 y sus notas de crédito no suman lo mismo: los separan S/. 0.02, que ninguna nota puede decir.',
    ],
    [
      'a refund without a note',
      { refunds: [refund({ note: null })] },
      'La devolución N.º 5 del pedido N.º 12 se hizo y no tiene nota de crédito: S/. 18.00.',
    ],
    [
      'a rejected note',
      { refunds: [refund({ note: document('BC01-1', { isRejected: true }) })] },
      'La SUNAT rechazó la nota BC01-1, del pedido N.º 12: no va en el registro y S/. 18.00 devueltos no tienen nota.',
    ],
    [
      'a note of April',
      { refunds: [refund({ note: document('BC01-1', { total: soles('18.00'), issuedOn: on('2026-04-01') }) })] },
      'La nota BC01-1 del pedido N.º 12 es del 01/04/2026; el dinero se devolvió en otro mes.',
    ],
    [
      'another note',
      { refunds: [refund({ note: document('BC01-1') })] },
      'La nota BC01-1 y la devolución del pedido N.º 12 no suman lo mismo: la diferencia es S/. 100.00.',
    ],
    [
      'an open refund',
      { refunds: [refund({ doneOn: null, note: null })] },
      'No se sabe si la pasarela devolvió S/. 18.00 del pedido N.º 12 (devolución N.º 5).',
    ],
    [
      'an open charge',
      { openCharges: [{ gateway: 'culqi', purchaseNumber: '77', amount: soles('5.00'), on: on('2026-03-31') }] },
      'No se sabe si la pasarela cobró S/. 5.00 por el pedido N.º 12 (compra 77).',
    ],
    [
      'surplus',
      { arrivals: [arrival(), arrival({ surplus: soles('118.00') })] },
      'Por el pedido N.º 12 llegaron S/. 118.00 de más que no se han devuelto.',
    ],
  ])('names %s', (_name, parts, text) => {
    expect(told(order(parts))).toEqual([text]);
  });

  it('names deposits that nobody decided about, of the month alone', () => {
    const undecided = ['2026-03-31', '2026-04-01'].map((day) => ({
      bank: 'BCP',
      operation: '77',
      amount: soles('50.00'),
      day: on(day),
    }));
    expect(monthDifferences({ orders: [], undecided }, march).map(({ kind, told: what }) => [kind, what])).toEqual([
      ['movement-undecided', 'BCP, 77'],
    ]);
  });
});

const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(on);
const someDay = fc.constantFrom(...days);
const amount = fc.nat(3).map((step) => money(step * 5_000));
const someDocument = fc.record({
  code: fc.constant('B001-1'),
  total: amount,
  issuedOn: someDay,
  isRejected: fc.boolean(),
});
const someArrival = fc
  .record({ gateway: fc.constantFrom(null, 'niubiz'), amount, isGivenBack: fc.boolean(), on: someDay, part: fc.nat(2) })
  .map(({ part, ...each }) => ({ ...each, surplus: money(Math.min(each.amount, part * 5_000)) }));
const someRefund = fc.record({
  number: fc.nat(99),
  isByBank: fc.boolean(),
  gateway: fc.constantFrom(null, 'niubiz'),
  amount,
  doneOn: fc.option(someDay),
  since: someDay,
  note: fc.option(someDocument),
});
const someOrder = fc.record({
  number: fc.nat(99),
  total: amount,
  confirmedOn: fc.option(someDay),
  arrivals: fc.array(someArrival, { maxLength: 3 }),
  openCharges: fc.constant([]),
  receipt: fc.option(someDocument),
  corrections: fc.array(fc.record({ receipt: someDocument, note: someDocument }), { maxLength: 2 }),
  refunds: fc.array(someRefund, { maxLength: 2 }),
});

describe('whatever happened', () => {
  it('what is named of a check adds up to what its sums part by', () => {
    fc.assert(
      fc.property(fc.array(someOrder, { maxLength: 8 }), (orders) => {
        const facts: MonthFacts = { orders, undecided: [] };
        const sums = monthSums(facts, march);
        const differences = monthDifferences(facts, march);
        const total = (parts: readonly { readonly amount: number }[]) =>
          parts.reduce((sum, each) => sum + each.amount, 0);
        const parts = {
          money: total(sums.arrivals) - sums.surplus.amount - sums.orders.amount,
          receipts: sums.orders.amount - (sums.receipts.amount - (sums.corrections?.amount ?? 0)),
          refunds: total(sums.refunds) - sums.notes.amount,
          // Of other facts: see settled-charges.test.ts.
          settlements: 0,
        };
        for (const check of bookChecks) expect(partedBy(differences, check)).toBe(parts[check]);
        expect(sumMoney(sums.arrivals.map((each) => each.amount))).toBe(
          orders
            .flatMap((each) => each.arrivals)
            .filter((each) => each.on.startsWith(march))
            .reduce((sum, each) => sum + each.amount, 0),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('a closed month', () => {
  const kept = salesRegister([aReceipt(), aReceipt({ id: 'r2', number: 2, taxState: 'accepted' })], march);
  const now = (...documents: Parameters<typeof salesRegister>[0]) =>
    sinceClosing(kept, salesRegister(documents, march)).map(({ kind, told: code }) => `${kind} ${code}`);

  it('can be closed once it is over in Lima', () => {
    expect(closable(march, new Date('2026-04-01T05:09:59.999Z')).ok).toBe(false);
    expect(closable(march, new Date('2026-04-01T05:10:00.000Z')).ok).toBe(true);
    const said = closableText('2026-12' as BookMonth).replaceAll('\u00A0', ' ');
    expect(said).toBe('Se cierra desde el viernes 1 de enero de 2027, 12:10 a. m., hora de Lima.');
  });

  it('stays as it was, and says what would be otherwise now', () => {
    const same = [aReceipt({ taxState: 'accepted' }), aReceipt({ id: 'r2', number: 2 })];
    expect(now(...same)).toEqual([]);
    expect(now(...same, aReceipt({ id: 'r3', number: 3 }))).toEqual(['late-document B001-3']);
    expect(now(aReceipt())).toEqual(['undone-document B001-2']);
    expect(now(...same.slice(1), aReceipt({ orderNumber: 77 }))).toEqual(['altered-document B001-1']);
  });

  it('says which later note takes something off it, and which number is missing', () => {
    const later = order({ refunds: [refund(), refund({ note: document('BC01-2', { issuedOn: on('2026-04-02') }) })] });
    expect(laterNotes([later], march).map((each) => differenceText(each, march))).toEqual([
      'La nota BC01-2 corrige el comprobante del pedido N.º 12 después de este mes: va en el registro de abril de 2026.',
    ]);
    const documents = [
      aReceipt({ number: 4 }),
      aReceipt({ number: 7, taxState: 'rejected' }),
      aCreditNote({ number: 9 }),
    ];
    expect(missingNumbers(documents, march).map(({ told: code }) => code)).toEqual(['B001-5', 'B001-6']);
  });
});
