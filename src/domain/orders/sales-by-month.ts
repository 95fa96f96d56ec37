import { limaDay, type PlainDate, writtenDay } from '#domain/shared/dates.ts';
import { type Money, sumMoney } from '#domain/shared/money.ts';

/** An order that was confirmed, as its price was frozen. */
export interface ConfirmedSale {
  readonly confirmedAt: Date;
  /** What was paid and due (new_total, less lines that its buyer had). */
  readonly sold: Money;
  /** What its code took off that (importe_dscto, less those lines'). */
  readonly taken: Money;
  /** What was given back of what was sold, whenever that was. */
  readonly returned: Money;
  /** What was paid for lines that its buyer had: it is to be given back, and no sale. */
  readonly neverDue: Money;
}

/** How much some orders come to. */
export interface Sales {
  readonly orders: number;
  readonly sold: Money;
  readonly taken: Money;
  readonly returned: Money;
  readonly neverDue: Money;
}

/** The sales of a month in Lima. */
export interface SalesOfMonth extends Sales {
  /** 'YYYY-MM'. */
  readonly month: string;
}

/** What some sales come to together. */
export function salesInAll(sales: readonly ConfirmedSale[]): Sales {
  return {
    orders: sales.length,
    sold: sumMoney(sales.map(({ sold }) => sold)),
    taken: sumMoney(sales.map(({ taken }) => taken)),
    returned: sumMoney(sales.map(({ returned }) => returned)),
    neverDue: sumMoney(sales.map(({ neverDue }) => neverDue)),
  };
}

/** The sales of each month in which there were any, the last month first; an order is of the month in Lima in which it was confirmed. */
export function salesByMonth(sales: readonly ConfirmedSale[]): readonly SalesOfMonth[] {
  const months = new Map<string, ConfirmedSale[]>();
  for (const sale of sales) {
    const month = limaDay(sale.confirmedAt).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), sale]);
  }
  return [...months]
    .map(([month, ofMonth]) => ({ month, ...salesInAll(ofMonth) }))
    .toSorted((one, other) => other.month.localeCompare(one.month));
}

/** 'noviembre de 2026', of '2026-11'. */
export function monthText(month: string): string {
  return writtenDay(`${month}-01` as PlainDate).replace(/^1 de /, '');
}
