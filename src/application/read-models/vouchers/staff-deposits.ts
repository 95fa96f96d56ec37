import type { Money } from '#domain/shared/money.ts';
import type { MatchReason, MovementMatch } from '#domain/vouchers/statements/match-movements.ts';
import type { StatementLayout, StatementPreview } from '#domain/vouchers/statements/statement-layout.ts';

/** A movement of the bank as who decides about it sees it, with the orders that it may pay, the likeliest first. */
export interface StaffMovement {
  readonly id: string;
  readonly bank: string;
  /** A day in Lima. */
  readonly day: string;
  readonly operation: string;
  readonly amount: Money;
  readonly description: string;
  readonly payer: string;
  readonly verdict: MovementMatch['verdict'];
  readonly candidates: readonly {
    readonly orderNumber: number;
    readonly total: Money;
    /** Of its total, without what is held of it already. */
    readonly missing: Money;
    readonly buyerName: string;
    readonly isPaid: boolean;
    readonly reasons: readonly MatchReason[];
  }[];
}

/** An order of which less arrived than it costs, and which waits for the rest. */
export interface StaffHeld {
  /** One of its parts, by which all of them are given back. */
  readonly movementId: string;
  readonly orderNumber: number;
  readonly buyerName: string;
  readonly isPaid: boolean;
  readonly total: Money;
  readonly received: Money;
  readonly missing: Money;
  /** The day in Lima of the last part. */
  readonly day: string;
}

/** A movement that is no sale, and who said so. */
export interface StaffIgnored extends Pick<StaffMovement, 'id' | 'bank' | 'day' | 'operation' | 'amount'> {
  readonly description: string;
  readonly payer: string;
  readonly by: string;
  readonly reason: string;
}

/** An account or a wallet of the school. */
export interface StaffAccount {
  readonly id: string;
  readonly bank: string;
  readonly number: string;
  readonly isWallet: boolean;
}

/** What is to be decided, and the accounts whose files may be brought. */
export interface StaffDeposits {
  readonly movements: readonly StaffMovement[];
  readonly held: readonly StaffHeld[];
  /** The last decided first; only the newest, where there are very many. */
  readonly ignored: readonly StaffIgnored[];
  readonly accounts: readonly StaffAccount[];
}

/** What a bank's file brings. */
export interface StatementArrival {
  readonly format: 'csv' | 'camt.053';
  /** How its columns were read; null: its format needs none. */
  readonly layout: StatementLayout | null;
  /** Its first lines, where its columns can be chosen otherwise; null: its format has none. */
  readonly preview: StatementPreview | null;
  readonly credits: number;
  readonly debits: number;
  /** Those that the account had not. */
  readonly added: number;
  /** As they were read. */
  readonly first: readonly Pick<StaffMovement, 'day' | 'operation' | 'amount' | 'description' | 'payer'>[];
}
