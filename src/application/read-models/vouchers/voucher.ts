import type { OrderState } from '#domain/orders/order.ts';
import type { VoucherState } from '#domain/vouchers/voucher.ts';
import type { Money } from '#domain/shared/money.ts';

/** A voucher as its buyer may read it. Instants are ISO 8601, `paidOn` is a day in Lima. */
export interface SentVoucher {
  readonly id: string;
  readonly orderId: string;
  readonly bank: string;
  readonly operationNumber: string;
  readonly paidOn: string;
  readonly amount: Money;
  readonly payerName: string;
  readonly state: VoucherState;
  readonly sentAt: string;
  readonly answerDueBy: string;
  /** Why it was rejected; null unless it was. */
  readonly rejection: string | null;
  /** Its amount is what arrived of the order, whose rest is waited for; not there: it is not so. */
  readonly awaitsRest?: boolean | undefined;
}

/** What who decides about a voucher has to see besides. */
export interface VoucherContext {
  readonly order: {
    readonly number: number;
    /** What it is for, in the order's order. */
    readonly titles: readonly string[];
    readonly total: Money;
    readonly state: OrderState;
    /** The code its price comes from; null: none. */
    readonly codeWord: string | null;
  };
  readonly buyer: { readonly name: string; readonly email: string };
}

/** A voucher as who decides about it sees it. */
export interface StaffVoucher extends SentVoucher, VoucherContext {
  /** Null: nothing was sent, the bank told of it. */
  readonly file: { readonly address: string; readonly mediaType: string } | null;
  readonly decision: { readonly by: string; readonly at: string; readonly reason: string } | null;
}
