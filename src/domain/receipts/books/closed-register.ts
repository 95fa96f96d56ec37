import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type BookMonth, closableFrom, monthOfDay } from './book-month.ts';
import type { BookedOrder } from './month-facts.ts';
import type { BookDifference } from './book-difference.ts';
import { type RegisterRow, rowCode } from './sales-register.ts';

export interface MonthNotOver {
  readonly kind: 'month-not-over';
  readonly month: BookMonth;
}

/** Whether a month may be closed by now. */
export const closable = (month: BookMonth, now: Date): Result<undefined, MonthNotOver> =>
  now >= closableFrom(month) ? accept(undefined) : refuse({ kind: 'month-not-over', month });

const nothing = { check: null, amount: 0 } as const;

/** What would change the register of a closed month if it were made now: it stays as it was kept, and these are adjustments of it. */
export function sinceClosing(kept: readonly RegisterRow[], now: readonly RegisterRow[]): readonly BookDifference[] {
  const before = new Map(kept.map((row) => [rowCode(row), row]));
  const after = new Set(now.map(rowCode));
  const late = now.flatMap((row) => {
    const known = before.get(rowCode(row));
    if (known === undefined) return [told('late-document', row)];
    return isSame(known, row) ? [] : [told('altered-document', row)];
  });
  return [...late, ...kept.filter((row) => !after.has(rowCode(row))).map((row) => told('undone-document', row))];
}

/** Credit notes over receipts of a month that were issued after it: they are of the month of their own day. */
export function laterNotes(orders: readonly BookedOrder[], month: BookMonth): readonly BookDifference[] {
  return orders.flatMap(({ receipt, corrections, refunds, number }) =>
    [...corrections, ...refunds.map(({ note }) => ({ receipt, note }))].flatMap(({ receipt: corrected, note }) =>
      corrected === null ||
      monthOfDay(corrected.issuedOn) !== month ||
      note === null ||
      monthOfDay(note.issuedOn) <= month
        ? []
        : [{ ...nothing, kind: 'later-note' as const, orderNumber: number, told: note.code, on: note.issuedOn }],
    ),
  );
}

/** Numbers that are missing between those of a month's documents: a series has no gaps. */
export function missingNumbers(documents: readonly IssuedDocument[], month: BookMonth): readonly BookDifference[] {
  const series = new Map<string, number[]>();
  for (const document of documents) {
    if (monthOfDay(limaDay(document.issuedAt)) !== month) continue;
    series.set(document.series, [...(series.get(document.series) ?? []), document.number]);
  }
  return [...series].flatMap(([name, numbers]) => {
    const sorted = numbers.toSorted((one, other) => one - other);
    return sorted.flatMap((number, place) => {
      const previous = sorted[place - 1] ?? number - 1;
      const gap = Array.from({ length: number - previous - 1 }, (_, step) => `${name}-${previous + 1 + step}`);
      return gap.map((code) => ({
        ...nothing,
        kind: 'number-missing' as const,
        orderNumber: null,
        told: code,
        on: null,
      }));
    });
  });
}

function told(kind: BookDifference['kind'], row: RegisterRow): BookDifference {
  return {
    kind,
    check: null,
    amount: row.amounts.total,
    orderNumber: row.orderNumber,
    told: rowCode(row),
    on: row.issuedOn,
  };
}

/** What the tax authority says of a row afterwards changes no amount of it. */
const isSame = (one: RegisterRow, other: RegisterRow): boolean =>
  JSON.stringify({ ...one, state: '' }) === JSON.stringify({ ...other, state: '' });
