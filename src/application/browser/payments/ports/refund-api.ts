import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { BuyerRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { AskedLine } from '#domain/payments/refund-lines.ts';
import type { Money } from '#domain/shared/money.ts';
import type { CreditReason } from '#domain/receipts/credit-note.ts';

/** A decision as the office types it. */
export interface TypedRefund {
  readonly reason: CreditReason;
  readonly lines: readonly AskedLine[];
  readonly keepsAccess: boolean;
  readonly answer: string;
  /** Null: by the gateway. */
  readonly operation: string | null;
  /** What was left of the order as it was shown. */
  readonly left: Money;
}

/** Giving money of orders back, for collaborators. */
export abstract class OfficeRefundsApi {
  /** @param number of the order, from 1. */
  abstract of(number: number): Answer<OrderRefunds>;
  /** One `key`, one refund. */
  abstract giveBack(number: number, refund: TypedRefund, key: string): Answer<unknown>;
  /** Declines what a buyer asked for. One `key`, one answer. */
  abstract decline(id: string, answer: string, key: string): Answer<unknown>;
}

/** Money back, as the buyer asks for it. */
export abstract class RefundApi {
  /** The account's, the last first. */
  abstract mine(): Answer<readonly BuyerRefund[]>;
  /** One `key`, one request. */
  abstract ask(
    asked: { readonly orderId: string; readonly productIds: readonly number[]; readonly words: string },
    key: string,
  ): Answer<unknown>;
}
