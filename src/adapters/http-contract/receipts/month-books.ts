import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { bookFileKinds } from '#domain/receipts/books/register-files.ts';
import { bookMonth } from '#domain/receipts/books/book-month.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { bookChecks } from '#domain/receipts/books/book-difference.ts';
import { NO_DEPOSIT_DAY, WRONG_CONSTANCIA } from '#domain/receipts/detraction-deposit.ts';

const area = 'Colaboradores';
const isMonth = (text: string): boolean => bookMonth(text) !== null;
export const wrongMonth = 'El mes se escribe AAAA-MM, como 2026-11.';

/** An amount that may be below zero. */
const anyDecimal = v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/));
const counted = { count: v.number(), amount: decimal };
const byWay = v.pipe(v.array(v.object({ gateway: v.nullable(v.string()), ...counted })), v.readonly());

export const readMonthBooks = endpoint({
  method: 'GET',
  path: '/api/v1/staff/books',
  summary:
    'Los libros de un mes: sus sumas, lo que no coincide, su registro de ventas y los archivos; sin mes, el último que terminó',
  area,
  signIn: 'required',
  permission: 'see-books',
  query: v.object({
    month: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => text === '' || isMonth(text), wrongMonth),
      ),
      '',
    ),
  }),
  answer: wireOf<MonthBooks>()(
    v.object({
      month: v.string(),
      months: v.pipe(v.array(v.string()), v.readonly()),
      isOver: v.boolean(),
      sums: v.object({
        orders: v.object(counted),
        /** By gateway; null: deposits. */
        arrivals: byWay,
        surplus: v.object(counted),
        receipts: v.object(counted),
        notes: v.object(counted),
        /** Notes that take back receipts which were made out anew. */
        corrections: v.optional(v.object(counted)),
        /** By gateway; null: transfers. */
        refunds: byWay,
      }),
      /** By how much each pair of sums parts. */
      checks: v.object({
        money: anyDecimal,
        receipts: anyDecimal,
        refunds: anyDecimal,
        /** Null: no gateway told anything of it. */
        settlements: v.nullable(anyDecimal),
      }),
      settlements: v.pipe(
        v.array(
          v.object({
            gateway: v.string(),
            charges: anyDecimal,
            refunds: anyDecimal,
            commission: anyDecimal,
            commissionTax: anyDecimal,
            net: anyDecimal,
          }),
        ),
        v.readonly(),
      ),
      register: v.object({
        documents: v.number(),
        totals: v.object({
          taxed: anyDecimal,
          taxedOff: anyDecimal,
          tax: anyDecimal,
          taxOff: anyDecimal,
          exempt: anyDecimal,
          total: anyDecimal,
        }),
      }),
      /** What facturas of the month leave to be deposited at the Banco de la Nación; rates in hundredths of a per cent. */
      detractions: v.pipe(
        v.array(
          v.object({
            /** Of the factura. */
            id: v.string(),
            code: v.string(),
            orderNumber: v.number(),
            rate: v.number(),
            amount: decimal,
            dueOn: v.string(),
            /** Null: it is open. */
            deposit: v.nullable(v.object({ constancia: v.string(), depositedOn: v.string(), by: v.string() })),
            isLate: v.boolean(),
            holding: v.optional(v.string()),
          }),
        ),
        v.readonly(),
      ),
      /** Signed. */
      detractionsFile: v.string(),
      /** Other months of which something is still to be deposited. */
      openDetractions: v.pipe(
        v.array(v.object({ month: v.string(), open: v.number(), late: v.number() })),
        v.readonly(),
      ),
      differences: v.pipe(
        v.array(
          v.object({
            text: v.string(),
            check: v.nullable(v.picklist(bookChecks)),
            orderNumber: v.nullable(v.number()),
            takenOff: v.nullable(v.string()),
          }),
        ),
        v.readonly(),
      ),
      files: v.pipe(
        v.array(
          v.object({
            kind: v.picklist(bookFileKinds),
            name: v.string(),
            sha256: v.nullable(v.string()),
            /** Signed. */
            address: v.string(),
          }),
        ),
        v.readonly(),
      ),
      closed: v.nullable(v.object({ at: instant, by: v.string() })),
    }),
  ),
});

export const closeBooksMonth = endpoint({
  method: 'POST',
  path: '/api/v1/staff/books/:month/closing',
  summary: 'Cierra un mes que terminó: su registro de ventas y sus archivos quedan como están, sin vuelta atrás',
  area,
  signIn: 'required',
  permission: 'close-books',
  freshness: 'fresh-proof',
  params: v.object({ month: v.pipe(v.string(), v.check(isMonth, wrongMonth)) }),
});

const receiptParams = { params: v.object({ id: v.string() }) };

export const noteDetractionDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/staff/detractions/:id/deposits',
  summary:
    'Anota la constancia con la que se depositó la detracción de una factura; su mes puede estar cerrado. La misma otra vez no cambia nada',
  area,
  signIn: 'required',
  permission: 'close-books',
  ...receiptParams,
  body: v.object({
    constancia: v.pipe(v.string(), v.maxLength(60, WRONG_CONSTANCIA)),
    depositedOn: v.pipe(
      v.string(),
      v.check((text) => parsePlainDate(text).ok, NO_DEPOSIT_DAY),
    ),
  }),
});

export const takeBackDetractionDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/staff/detractions/:id/withdrawals',
  summary: 'Retira la constancia anotada por error de una factura: lo que se anotó queda en el historial',
  area,
  signIn: 'required',
  permission: 'close-books',
  ...receiptParams,
  /** The one that was shown; not said by pages of before. */
  query: v.object({ constancia: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
});

export const monthBookEndpoints = [
  readMonthBooks,
  closeBooksMonth,
  noteDetractionDeposit,
  takeBackDetractionDeposit,
] as const;
