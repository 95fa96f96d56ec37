import type { PlainDate } from '#domain/shared/dates.ts';
import { type SignedMoney, sumSigned } from '#domain/shared/signed-money.ts';
import type { BookCheck, BookDifference } from './book-difference.ts';
import { type BookMonth, monthOfDay } from './book-month.ts';
import type { BookedDocument, BookedOrder, BookedRefund, MonthFacts } from './month-facts.ts';

/**
 * What does not agree in a month, one by one, in the order of the orders. Of each check the amounts add up to what its two sums part
 * by, so that where nothing is named the sums are the same. Source: decision 0095.
 */
export function monthDifferences({ orders, undecided }: MonthFacts, month: BookMonth): readonly BookDifference[] {
  const ofOrders = orders
    .toSorted((one, other) => one.number - other.number)
    .flatMap((order) => [
      ...moneyDifference(order, month),
      ...receiptDifference(order, month),
      ...order.refunds.flatMap((refund) => refundDifference(order, refund, month)),
      ...unsettled(order, month),
    ]);
  const ofBanks = undecided
    .filter(({ day }) => monthOfDay(day) === month)
    .map(({ bank, operation, amount, day }): BookDifference => {
      const told = operation === '' ? bank : `${bank}, ${operation}`;
      return { kind: 'movement-undecided', check: null, amount, orderNumber: null, told, on: day };
    });
  return [...ofOrders, ...ofBanks];
}

/** By how much the two sums of a check part, as its differences say it. */
export function partedBy(differences: readonly BookDifference[], check: BookCheck): SignedMoney {
  return sumSigned(differences.filter((each) => each.check === check).map(({ amount }) => amount));
}

const amountIn = (month: BookMonth, day: PlainDate | null, amount: SignedMoney): SignedMoney =>
  day !== null && monthOfDay(day) === month ? amount : 0;

const issuedIn = (month: BookMonth, document: BookedDocument | null): SignedMoney =>
  document === null || document.isRejected ? 0 : amountIn(month, document.issuedOn, document.total);

type Told = Pick<BookDifference, 'kind' | 'told' | 'on'>;

const found = (order: BookedOrder, check: BookCheck, amount: SignedMoney, told: Told): readonly BookDifference[] =>
  amount === 0 ? [] : [{ ...told, check, amount, orderNumber: order.number }];

function moneyDifference(order: BookedOrder, month: BookMonth): readonly BookDifference[] {
  const { arrivals, confirmedOn, total } = order;
  const due = sumSigned(arrivals.map(({ on, amount, surplus }) => amountIn(month, on, amount - surplus)));
  const parts = due - amountIn(month, confirmedOn, total);
  const ever = sumSigned(arrivals.map(({ amount, surplus }) => amount - surplus));
  return found(order, 'money', parts, moneyTold(order, ever));
}

function moneyTold({ confirmedOn, total, arrivals }: BookedOrder, ever: SignedMoney): Told {
  const on = arrivals.at(-1)?.on ?? null;
  if (confirmedOn === null) return { kind: 'money-without-order', told: '', on };
  if (ever === 0) return { kind: 'order-without-money', told: '', on: confirmedOn };
  return { kind: ever === total ? 'money-of-another-month' : 'money-differs', told: '', on };
}

/** All receipts of the order that were ever accepted, less the notes that take those back which were made out anew. */
function receiptDifference(order: BookedOrder, month: BookMonth): readonly BookDifference[] {
  const { corrections, receipt: current } = order;
  const before = sumSigned(corrections.map(({ receipt, note }) => issuedIn(month, receipt) - issuedIn(month, note)));
  const parts = amountIn(month, order.confirmedOn, order.total) - issuedIn(month, current) - before;
  return found(order, 'receipts', parts, receiptTold(order));
}

function receiptTold({ receipt: current, corrections, confirmedOn }: BookedOrder): Told {
  if (current === null) return { kind: 'order-without-receipt', told: '', on: confirmedOn };
  const [receipt = current] = corrections.map((each) => each.receipt);
  const named = { told: receipt.code, on: receipt.issuedOn };
  if (confirmedOn === null) return { kind: 'receipt-without-order', ...named };
  const notNoted = corrections.find(({ note }) => note.isRejected)?.note;
  if (notNoted !== undefined) return { kind: 'correction-rejected', told: notNoted.code, on: notNoted.issuedOn };
  if (current.isRejected) return { kind: 'receipt-rejected', told: current.code, on: current.issuedOn };
  const apart = apartFromItsNote(current, corrections);
  if (apart !== null) return { kind: 'correction-of-another-month', told: apart.code, on: apart.issuedOn };
  const isOfMonth = monthOfDay(receipt.issuedOn) === monthOfDay(confirmedOn);
  return { kind: isOfMonth ? 'receipt-differs' : 'receipt-of-another-month', ...named };
}

/** Of what was issued at once the note whose receipt is of another month by now: one of both was issued with another number since. */
function apartFromItsNote(current: BookedDocument, corrections: BookedOrder['corrections']): BookedDocument | null {
  const followed = [...corrections.slice(1).map(({ receipt }) => receipt), current];
  const apart = corrections.find(
    ({ note }, place) => !isSameMonth(note.issuedOn, (followed[place] ?? current).issuedOn),
  );
  return apart?.note ?? null;
}

const isSameMonth = (one: PlainDate, other: PlainDate | null): boolean =>
  other !== null && monthOfDay(one) === monthOfDay(other);

function refundDifference(order: BookedOrder, refund: BookedRefund, month: BookMonth): readonly BookDifference[] {
  const parts = amountIn(month, refund.doneOn, refund.amount) - issuedIn(month, refund.note);
  return found(order, 'refunds', parts, refundTold(refund));
}

function refundTold({ note, doneOn, number, isByBank, amount }: BookedRefund): Told {
  const isUntold = note === null || (!note.isRejected && isSameMonth(note.issuedOn, doneOn) && note.total !== amount);
  if (isByBank && isUntold) return { kind: 'dispute-untold', told: String(number), on: doneOn };
  if (note === null) return { kind: 'refund-without-note', told: String(number), on: doneOn };
  const named = { told: note.code, on: note.issuedOn };
  if (doneOn === null) return { kind: 'note-without-refund', ...named };
  if (note.isRejected) return { kind: 'note-rejected', ...named };
  return { kind: isSameMonth(note.issuedOn, doneOn) ? 'note-differs' : 'note-of-another-month', ...named };
}

/** What parts no sums yet, and may: charges and refunds whose outcome is not known, and money that is to go back. */
function unsettled(order: BookedOrder, month: BookMonth): readonly BookDifference[] {
  const base = { check: null, orderNumber: order.number } as const;
  const isOf = (day: PlainDate) => monthOfDay(day) === month;
  return [
    ...order.openCharges
      .filter(({ on }) => isOf(on))
      .map(({ amount, purchaseNumber, on }) => ({
        ...base,
        kind: 'charge-unknown' as const,
        amount,
        told: purchaseNumber,
        on,
      })),
    ...order.refunds
      .filter(({ doneOn, note, since }) => doneOn === null && note === null && isOf(since))
      .map(({ amount, number, since }) => ({
        ...base,
        kind: 'refund-unknown' as const,
        amount,
        told: String(number),
        on: since,
      })),
    ...order.arrivals
      .filter(({ surplus, isGivenBack, on }) => surplus > 0 && !isGivenBack && isOf(on))
      .map(({ surplus, on }) => ({ ...base, kind: 'surplus-held' as const, amount: surplus, told: '', on })),
  ];
}
