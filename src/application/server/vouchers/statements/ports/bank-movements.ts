import type { Money } from '#domain/shared/money.ts';
import type { IdentifiedMovement, MovementState } from '#domain/vouchers/statements/bank-movement.ts';
import type { DepositOrder } from '#domain/vouchers/statements/match-movements.ts';
import type { StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';

/** A movement of one of the school's accounts, and what became of it. */
export interface BankMovement extends IdentifiedMovement {
  readonly id: string;
  readonly accountId: string;
  readonly bank: string;
  readonly state: MovementState;
  /** What it paid: the voucher that was made of it, or that had told of it; null: nothing. */
  readonly voucherId: string | null;
  /** Of which it is a part, held or given back, or whose last part made it whole; null: none, or its voucher says so. */
  readonly orderId: string | null;
  /** Of the transfer by which it went back; left out: it did not. */
  readonly returnOperation?: string;
  /** Why it is no sale; left out: nobody said so. */
  readonly reason?: string;
}

/** What is noted of a decision about a movement. */
export interface MovementDecision {
  readonly voucherId: string | null;
  /** Needed where no voucher says it. */
  readonly orderId?: string;
  /** Of the transfer by which it went back. */
  readonly returnOperation?: string;
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** One that is no sale, with who said so. */
export interface IgnoredMovement extends BankMovement {
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** An order of which less arrived than it costs, with the parts that are held for it, the first first. */
export interface HeldDeposit {
  readonly order: DepositOrder;
  readonly parts: readonly BankMovement[];
}

/** Which orders may be what some movements pay. */
export interface AskedOrders {
  readonly numbers: readonly number[];
  /** Of orders that are not paid. */
  readonly totals: readonly Money[];
  /** As `operationKey` writes them. */
  readonly operations: readonly string[];
}

/** A voucher that tells of an operation of a bank. */
export interface OperationVoucher {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: number;
  /** Whether a movement was confirmed as what it tells of: another of the same number is another payment. */
  readonly isTaken: boolean;
}

/** What came into the school's accounts, as their banks tell it, and how each writes its files. */
export abstract class BankMovements {
  /** How the account's files are read; null: nobody said so yet. */
  abstract layoutOf(accountId: string): Promise<StatementLayout | null>;
  abstract keepLayout(accountId: string, layout: StatementLayout): Promise<void>;
  /** Which of some identities the account has already. */
  abstract known(accountId: string, identities: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds one. False when its account has one of its identity, however close the race. */
  abstract add(movement: Omit<BankMovement, 'bank'>, at: Date): Promise<boolean>;
  /** The movement, kept from anybody else's changes until the transaction ends; null when there is none. */
  abstract lock(id: string): Promise<BankMovement | null>;
  /** Notes what became of a locked one. */
  abstract settle(id: string, state: MovementState, how: MovementDecision): Promise<void>;
  /** Takes back what was decided about a locked one: it is open again. */
  abstract reopen(id: string): Promise<void>;
  /** Those that are held for an order, the first day first. */
  abstract heldFor(orderId: string): Promise<readonly BankMovement[]>;
  /** Every order for which some are held, in the order of their numbers, at most `limit` movements. */
  abstract held(limit: number): Promise<readonly HeldDeposit[]>;
  /** Those that are no sale, the last decided first, at most `limit`. */
  abstract ignored(limit: number): Promise<readonly IgnoredMovement[]>;
  /** Those that nobody decided about, the first day first, at most `limit`. */
  abstract open(limit: number): Promise<readonly BankMovement[]>;
  /** The orders that are asked for, in the order of their numbers. */
  abstract orders(asked: AskedOrders): Promise<readonly DepositOrder[]>;
  /** The voucher of a bank's operation that was not rejected; null: none. */
  abstract voucherOf(bank: string, operationKey: string): Promise<OperationVoucher | null>;
}
