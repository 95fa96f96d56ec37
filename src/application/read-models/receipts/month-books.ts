import type { BookFileKind } from '#domain/receipts/books/register-files.ts';
import type { OpenDetractions, OwedDetraction } from '#domain/receipts/owed-detractions.ts';
import type { BookCheck } from '#domain/receipts/books/book-difference.ts';
import type { MonthSums } from '#domain/receipts/books/month-sums.ts';
import type { SettledByGateway } from '#domain/receipts/settlements/settled-charges.ts';
import type { RegisterAmounts } from '#domain/receipts/books/sales-register.ts';

/** Something of a month that does not agree or is not settled, in words. */
export interface ShownDifference {
  readonly text: string;
  /** Whose sums it parts; null: none. */
  readonly check: BookCheck | null;
  /** Null: it is of no order. */
  readonly orderNumber: number | null;
  /** What a gateway took off of that order for nothing that the school knows, as a decimal text: maybe a dispute that is to be noted; null: nothing. */
  readonly takenOff: string | null;
}

/** A file of the register. */
export interface ShownBookFile {
  readonly kind: BookFileKind;
  readonly name: string;
  /** Of a closed month, SHA-256 in hexadecimal digits; null: the month is open, and it is made when it is asked for. */
  readonly sha256: string | null;
  /** Where it is. */
  readonly address: string;
}

/** What a gateway settled, as decimal texts that may be below zero. */
export type ShownGatewaySum = { readonly [Sum in Exclude<keyof SettledByGateway, 'gateway'>]: string } & {
  readonly gateway: string;
};

/** The books of a month, 'YYYY-MM'. Amounts that may be below zero are decimal texts: '-118.00'. */
export interface MonthBooks {
  readonly month: string;
  /** Those there are, the last first. */
  readonly months: readonly string[];
  /** Whether it is over, so that it may be closed. */
  readonly isOver: boolean;
  readonly sums: MonthSums;
  /** What each gateway says that it settled on days of the month. */
  readonly settlements: readonly ShownGatewaySum[];
  /** By how much each pair of sums parts; '0.00': they agree; null: there is nothing to compare. */
  readonly checks: Readonly<Record<Exclude<BookCheck, 'settlements'>, string>> & {
    readonly settlements: string | null;
  };
  /** Of a closed month as it was kept. */
  readonly register: {
    readonly documents: number;
    readonly totals: { readonly [Column in keyof RegisterAmounts]: string };
  };
  /** What facturas of the month leave to be deposited at the Banco de la Nación. */
  readonly detractions: readonly OwedDetraction[];
  /** Where they are as CSV, with what was deposited until now. */
  readonly detractionsFile: string;
  /** Other months of which something is still to be deposited, the first one first. */
  readonly openDetractions: readonly (Omit<OpenDetractions, 'month'> & { readonly month: string })[];
  readonly differences: readonly ShownDifference[];
  readonly files: readonly ShownBookFile[];
  /** When and by whom it was closed; null: it is open. */
  readonly closed: { readonly at: string; readonly by: string } | null;
}
