import type { FastifyInstance } from 'fastify';
import {
  closeBooksMonth,
  noteDetractionDeposit,
  readMonthBooks,
  takeBackDetractionDeposit,
} from '#adapters/http-contract/receipts/month-books.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { CloseMonth } from '#application/server/receipts/books/close-month.ts';
import { NoteDetractionDeposit } from '#application/server/receipts/books/note-detraction-deposit.ts';
import { ReadDetractions } from '#application/server/receipts/books/read-detractions.ts';
import { detractionsFileKind, ReadMonthBooks } from '#application/server/receipts/books/read-month-books.ts';
import { ReadRegister } from '#application/server/receipts/books/read-register.ts';
import { type BookFileKind, bookFileKinds } from '#domain/receipts/books/register-files.ts';
import { type BookMonth, bookMonth } from '#domain/receipts/books/book-month.ts';
import type { CountedSum } from '#domain/receipts/books/month-sums.ts';
import { sheetCsv } from '#domain/receipts/books/register-sheet.ts';
import { detractionSheet } from '#domain/receipts/owed-detractions.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { closeMonthRefusals, detractionRefusals } from './month-book-refusals.ts';

/** Where a file of the register is, for signed addresses. */
const filePath = (month: string, kind: string): string => `/api/v1/staff/books/${month}/archivos/${kind}`;

const mediaTypes: Readonly<Record<BookFileKind, string>> = {
  sire: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The books of each month, for whoever keeps them. Source: decision 0095. */
export function monthBookRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, readMonthBooks, {}, async ({ caller, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const books = await school.get(ReadMonthBooks).execute(bookMonth(query.month));
    const sign = signerFor(school, caller.userId);
    return accept(presentBooks(books, (kind) => sign(filePath(books.month, kind))));
  });
  // What was asked for has the shape of a month.
  serve(app, school, closeBooksMonth, closeMonthRefusals, ({ caller, params }) =>
    school.get(CloseMonth).execute(params.month as BookMonth, caller.userId),
  );
  serve(app, school, noteDetractionDeposit, detractionRefusals, ({ caller, params, body }) => {
    const { constancia, depositedOn } = body;
    // What was asked for has been read as a day.
    const deposit = { constancia, depositedOn: depositedOn as PlainDate };
    return school.write(NoteDetractionDeposit, (note) => note.execute(params.id, deposit, caller.userId));
  });
  serve(app, school, takeBackDetractionDeposit, detractionRefusals, ({ caller, params, query }) =>
    school.write(NoteDetractionDeposit, (note) =>
      note.execute(params.id, null, caller.userId, query.constancia ?? null),
    ),
  );
  app.get<{ Params: { month: string; kind: string } }>(filePath(':month', ':kind'), async (request, reply) => {
    permitOf(school, request);
    const month = bookMonth(request.params.month);
    if (month !== null && request.params.kind === detractionsFileKind) {
      attach(reply, `detracciones-${month}.csv`);
      const sheet = detractionSheet(await school.get(ReadDetractions).execute(month));
      return reply
        .header('cache-control', 'private, no-store')
        .type(mediaTypes.csv)
        .send(Buffer.from(sheetCsv(sheet)));
    }
    const kind = bookFileKinds.find((each) => each === request.params.kind);
    if (month === null || kind === undefined) {
      throw new ProblemError(problemOf(404, 'not-found', 'No hay un archivo así en los libros.'));
    }
    const { name, content } = await school.get(ReadRegister).file(month, kind);
    attach(reply, name);
    return reply.header('cache-control', 'private, no-store').type(mediaTypes[kind]).send(Buffer.from(content));
  });
}

function presentBooks(books: MonthBooks, addressOf: (kind: string) => string): Wire<MonthBooks> {
  const { orders, arrivals, surplus, receipts, notes, corrections, refunds } = books.sums;
  return {
    ...books,
    detractions: books.detractions.map(presentSum),
    detractionsFile: addressOf(books.detractionsFile),
    files: books.files.map((file) => ({ ...file, address: addressOf(file.kind) })),
    sums: {
      orders: presentSum(orders),
      arrivals: arrivals.map(presentSum),
      surplus: presentSum(surplus),
      receipts: presentSum(receipts),
      notes: presentSum(notes),
      corrections: corrections && presentSum(corrections),
      refunds: refunds.map(presentSum),
    },
  };
}

const presentSum = <S extends Pick<CountedSum, 'amount'>>({ amount, ...sum }: S) => ({
  ...sum,
  amount: decimalText(amount),
});
