import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import {
  closeBooksMonth,
  noteDetractionDeposit,
  readMonthBooks,
  takeBackDetractionDeposit,
} from '#adapters/http-contract/receipts/month-books.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';

export const MonthBooksApiOverHttp = overHttp(MonthBooksApi, {
  read: to(
    readMonthBooks,
    (month: string) => ({ query: { month } }),
    ({ sums, detractions, ...books }) => ({
      ...books,
      // A rate and a day, as the office made them.
      detractions: detractions.map((each) => ({
        ...sumFromWire(each),
        rate: each.rate as Rate,
        dueOn: each.dueOn as PlainDate,
        deposit: each.deposit && { ...each.deposit, depositedOn: each.deposit.depositedOn as PlainDate },
      })),
      sums: {
        orders: sumFromWire(sums.orders),
        arrivals: sums.arrivals.map(sumFromWire),
        surplus: sumFromWire(sums.surplus),
        receipts: sumFromWire(sums.receipts),
        notes: sumFromWire(sums.notes),
        corrections: sums.corrections && sumFromWire(sums.corrections),
        refunds: sums.refunds.map(sumFromWire),
      },
    }),
  ),
  close: to(closeBooksMonth, (month: string) => ({ params: { month } })),
  noteDeposit: to(noteDetractionDeposit, (id: string, body: { constancia: string; depositedOn: string }) => ({
    params: { id },
    body,
  })),
  takeBackDeposit: to(takeBackDetractionDeposit, (id: string, constancia: string) => ({
    params: { id },
    query: { constancia },
  })),
});

const sumFromWire = <S extends { readonly amount: string }>({ amount, ...sum }: S) => ({
  ...sum,
  amount: moneyOf(amount),
});
