import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import type { SurplusReason } from '#domain/payments/surplus-payment.ts';
import type { ExplainedStep } from '#domain/pricing/explain.ts';
import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { BuyerCorrection } from '#domain/receipts/replaced-receipt.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { SendingState } from '#domain/receipts/sending.ts';
import type { VoucherState } from '#domain/vouchers/voucher.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OfficeNote } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedOrder } from './placed-order.ts';

/** A person, as the office knows one. */
interface NamedAccount {
  readonly name: string;
  readonly email: string;
}

/** An order as the office lists it. Instants are ISO 8601. */
export interface ListedOrder {
  readonly number: number;
  readonly state: OrderState;
  readonly paymentMethod: PaymentMethod | null;
  readonly total: Money;
  readonly buyer: NamedAccount;
  /** What was bought, in the order's order. */
  readonly titles: readonly string[];
  readonly isGift: boolean;
  /** Whether its buyer asked for money back, and nobody answered yet. */
  readonly isRefundAsked: boolean;
  readonly createdAt: string;
}

/** A page of the office's orders, the last first. */
export interface OfficeOrdersPage {
  readonly orders: readonly ListedOrder[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly pages: number;
}

/** What became of an order: everything that the school keeps about it besides what was bought. Instants are ISO 8601. */
export interface OrderTrail {
  /** Tries at paying by the gateway, the first first. */
  readonly attempts: readonly {
    readonly gateway: string;
    readonly purchaseNumber: string;
    /** The number of its code of cash (CIP); not said: it has none. */
    readonly code?: string | undefined;
    readonly state: AttemptState;
    readonly amount: Money;
    /** What the buyer was told where nothing was charged; null: nothing. */
    readonly buyerText: string | null;
    /** What the gateway answered; null: it was not asked, or made no answer. */
    readonly actionCode: string | null;
    readonly cardMask: string | null;
    readonly transactionId: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
  }[];
  /** Proofs of deposits, the first first. */
  readonly vouchers: readonly {
    readonly id: string;
    readonly bank: string;
    readonly operationNumber: string;
    /** A day in Lima. */
    readonly paidOn: string;
    readonly amount: Money;
    readonly state: VoucherState;
    readonly sentAt: string;
    /** Why it was decided as it was; '' when nothing was written. */
    readonly reason: string;
    /** Address of what was sent; null: nothing was, the bank told of it. */
    readonly file: string | null;
  }[];
  /** Money that arrived although nothing was due. */
  readonly surplus: readonly {
    readonly amount: Money;
    readonly reason: SurplusReason;
    readonly arrivedAt: string;
    /** Null: it is still to be given back. */
    readonly givenBackAt: string | null;
  }[];
  readonly receipts: readonly {
    readonly id: string;
    readonly code: string;
    readonly type: ReceiptType;
    readonly issuedAt: string;
    readonly total: Money;
    readonly taxState: TaxState;
    /** Address of the PDF. */
    readonly document: string;
    /** Address of what was signed; null: it is not signed. */
    readonly xml: string | null;
    /** Address of the proof of receipt (CDR); null: there is none. */
    readonly cdr: string | null;
    /** How its way to the tax authority stands, with the code of its answer; null: it was not sent yet. */
    readonly sending: { readonly state: SendingState; readonly said: string; readonly code: number | null } | null;
    /** Whom it is made out to. */
    readonly buyer: BuyerCorrection;
    /** The code of what took its place, once it was rejected; null: nothing did. */
    readonly replacedBy: string | null;
    /**
     * Once it was accepted and made out anew: the code of what holds instead, and the notes that take it back, the one that holds last. Not said
     * by a process of the release before.
     */
    readonly correctedBy?: { readonly receipt: string; readonly notes: readonly OfficeNote[] } | null | undefined;
    /** The last moment that the law gives to send it. */
    readonly sendBy: string;
  }[];
  /** Who has what by this order. */
  readonly grants: readonly {
    readonly title: string;
    readonly holder: NamedAccount;
    readonly grantedAt: string;
    /** Null: it never ends. */
    readonly endsAt: string | null;
  }[];
  /** What the buyer was told in the school, the first first. */
  readonly notices: readonly {
    readonly kind: NoticeKind;
    readonly text: string;
    readonly at: string;
    readonly isSeen: boolean;
  }[];
}

/** An order with everything that the school keeps about it. */
export interface OrderRecord {
  readonly order: PlacedOrder;
  readonly buyer: NamedAccount;
  /** How its price came about, in words. */
  readonly derivation: readonly ExplainedStep[];
  /** Whether its amounts come out again to the céntimo from what it was priced with. */
  readonly recomputes: boolean;
  readonly trail: OrderTrail;
}
