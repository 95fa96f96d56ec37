import type { VoucherContext } from '#application/read-models/vouchers/voucher.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import type { VoucherFacts, VoucherState } from '#domain/vouchers/voucher.ts';

/** Who decided about a voucher, when, and why. */
export interface VoucherDecision {
  /** The collaborator's account. */
  readonly by: string;
  readonly at: Date;
  /** The reason of a rejection; the note of an approval, '' when there is none. */
  readonly reason: string;
}

export interface Voucher extends VoucherFacts {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly bankAccountId: string;
  /** The account's bank: operation numbers are its own. */
  readonly bank: string;
  /** Image or PDF in the file store; null: the bank told of it, by a movement. */
  readonly file: { readonly key: string; readonly mediaType: string } | null;
  readonly state: VoucherState;
  readonly sentAt: Date;
  readonly decision: VoucherDecision | null;
  /** Since when what is missing of its order is waited for, while its amount is what arrived so far; not there: nothing is. */
  readonly restAskedAt?: Date | undefined;
}

/** A voucher with what who decides about it has to see. */
export interface ListedVoucher extends Voucher, VoucherContext {
  /** Name of who decided; null while nobody did. */
  readonly decidedBy: string | null;
}

/** Vouchers of deposits and transfers. */
export abstract class Vouchers {
  /**
   * Adds one. False when its bank's operation number stands on another voucher that is not rejected, or its order has one that
   * is open, however close the race.
   */
  abstract add(voucher: Voucher): Promise<boolean>;
  /**
   * Whether a movement of that operation is a further part of an order, held or confirmed, or went back: no voucher tells of it, and it pays nothing else.
   * Nobody decides about one of that operation until the transaction ends.
   */
  abstract isOfPart(bank: string, operationKey: string): Promise<boolean>;
  abstract find(id: string): Promise<Voucher | null>;
  /** The order's voucher that nobody decided about yet. */
  abstract openOf(orderId: string): Promise<Voucher | null>;
  /** An account's, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly Voucher[]>;
  /** What arrived so far of an open one, the last of it on a day, and since when the rest is waited for. */
  abstract hold(id: string, received: Money, on: PlainDate, askedAt: Date): Promise<void>;
  /** The whole of an open one's order arrived, the last of it on a day: it waits for the rest no more. */
  abstract complete(id: string, amount: Money, on: PlainDate, state: VoucherState): Promise<void>;
  /** Decides about an open one. False when somebody did already: the first decision stays. */
  abstract decide(id: string, state: 'approved' | 'rejected', decision: VoucherDecision): Promise<boolean>;
  /** Open ones that wait for no rest, the oldest first, or decided ones, the last decided first; at most `limit`. */
  abstract list(which: 'open' | 'decided', limit: number): Promise<readonly ListedVoucher[]>;
}
