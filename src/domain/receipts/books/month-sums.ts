import type { PlainDate } from '#domain/shared/dates.ts';
import { type Money, sumMoney } from '#domain/shared/money.ts';
import { type BookMonth, monthOfDay } from './book-month.ts';
import type { BookedArrival, BookedDocument, BookedRefund, MonthFacts } from './month-facts.ts';

/** How many, and what they come to. */
export interface CountedSum {
  readonly count: number;
  readonly amount: Money;
}

/** What went by one way: a gateway by its name; null: deposits, or transfers. */
export interface SumByWay extends CountedSum {
  readonly gateway: string | null;
}

/** What happened to money in a month. */
export interface MonthSums {
  /** Orders that were confirmed. */
  readonly orders: CountedSum;
  /** Everything that arrived, surplus with it. */
  readonly arrivals: readonly SumByWay[];
  /** What of it was not due. */
  readonly surplus: CountedSum;
  readonly receipts: CountedSum;
  /** Of refunds. */
  readonly notes: CountedSum;
  /** Notes that take back receipts which were made out anew: `receipts` counts both. Not said: none. */
  readonly corrections?: CountedSum | undefined;
  /** What went back. */
  readonly refunds: readonly SumByWay[];
}

/** What happened to the money of some orders in a month. */
export function monthSums({ orders }: Pick<MonthFacts, 'orders'>, month: BookMonth): MonthSums {
  const isOf = (day: PlainDate | null) => day !== null && monthOfDay(day) === month;
  const counts = (document: BookedDocument | null): document is BookedDocument =>
    document !== null && !document.isRejected && isOf(document.issuedOn);
  const arrivals = orders.flatMap((order) => order.arrivals).filter(({ on }) => isOf(on));
  const refunds = orders.flatMap((order) => order.refunds);
  return {
    orders: counted(orders.filter(({ confirmedOn }) => isOf(confirmedOn)).map(({ total }) => total)),
    arrivals: byWay(arrivals),
    surplus: counted(arrivals.map(({ surplus }) => surplus).filter((amount) => amount > 0)),
    receipts: counted(
      orders
        .flatMap(({ receipt, corrections }) => [...corrections.map((each) => each.receipt), receipt])
        .filter(counts)
        .map(({ total }) => total),
    ),
    notes: counted(
      refunds
        .map(({ note }) => note)
        .filter(counts)
        .map(({ total }) => total),
    ),
    corrections: counted(
      orders
        .flatMap(({ corrections }) => corrections.map(({ note }) => note))
        .filter(counts)
        .map(({ total }) => total),
    ),
    refunds: byWay(refunds.filter(({ doneOn }) => isOf(doneOn))),
  };
}

const counted = (amounts: readonly Money[]): CountedSum => ({ count: amounts.length, amount: sumMoney(amounts) });

function byWay(moved: readonly (BookedArrival | BookedRefund)[]): readonly SumByWay[] {
  const ways = [...new Set(moved.map(({ gateway }) => gateway))].toSorted((one, other) =>
    (one ?? '').localeCompare(other ?? ''),
  );
  return ways.map((gateway) => ({
    gateway,
    ...counted(moved.filter((each) => each.gateway === gateway).map(({ amount }) => amount)),
  }));
}
