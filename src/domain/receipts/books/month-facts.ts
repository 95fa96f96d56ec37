import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';

/** A receipt or credit note as far as its order's sums are compared with it. */
export interface BookedDocument {
  /** 'B001-1'. */
  readonly code: string;
  readonly total: Money;
  readonly issuedOn: PlainDate;
  readonly isRejected: boolean;
}

/** Money that arrived for an order. */
export interface BookedArrival {
  /** The gateway that says that it charged, or null: a deposit that was approved. */
  readonly gateway: string | null;
  readonly amount: Money;
  /** What of it was not due, at most all. */
  readonly surplus: Money;
  readonly isGivenBack: boolean;
  /** Of a card when the gateway said so; of a deposit when it was made. */
  readonly on: PlainDate;
}

/** A charge that a gateway was asked for, and of which its last word is not known. */
interface OpenCharge {
  readonly gateway: string;
  readonly purchaseNumber: string;
  readonly amount: Money;
  readonly on: PlainDate;
}

/** A refund that was decided, or what a bank took in a dispute that was lost. */
export interface BookedRefund {
  readonly number: number;
  /** Whether `number` is of a dispute. */
  readonly isByBank: boolean;
  /** By which it goes back; null: by transfer. */
  readonly gateway: string | null;
  /** Of a dispute what the bank took, which its note may not tell to the céntimo. */
  readonly amount: Money;
  /** Null: it is on its way. */
  readonly doneOn: PlainDate | null;
  /** Of its last state. */
  readonly since: PlainDate;
  readonly note: BookedDocument | null;
}

/** A receipt that was accepted and made out anew, with the note that takes it back whole. Source: decision 0132. */
interface BookedCorrection {
  readonly receipt: BookedDocument;
  readonly note: BookedDocument;
}

/** An order with all that belongs to its money, of whichever month. */
export interface BookedOrder {
  readonly number: number;
  /** What was due: without lines that its buyer had when it was paid. */
  readonly total: Money;
  /** Null: it is not paid. */
  readonly confirmedOn: PlainDate | null;
  readonly arrivals: readonly BookedArrival[];
  readonly openCharges: readonly OpenCharge[];
  /** The one that holds. */
  readonly receipt: BookedDocument | null;
  /** What held before, the first first. */
  readonly corrections: readonly BookedCorrection[];
  readonly refunds: readonly BookedRefund[];
}

/** What a bank tells of a deposit, and nobody decided about, or that is a part of an order and waits for the rest. */
interface UndecidedMovement {
  readonly bank: string;
  readonly operation: string;
  readonly amount: Money;
  readonly day: PlainDate;
}

/** What a month's books are compared by: every order of which something happened in it, and what waits at the banks. */
export interface MonthFacts {
  readonly orders: readonly BookedOrder[];
  readonly undecided: readonly UndecidedMovement[];
}
