import type { DisputeState } from '#domain/payments/dispute.ts';
import type { RefundState } from '#domain/payments/refund.ts';
import type { CreditReason } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { SendingState } from '#domain/receipts/sending.ts';
import type { Money } from '#domain/shared/money.ts';

/** A credit note as the office sees it with its refund. */
export interface OfficeNote {
  readonly id: string;
  readonly code: string;
  readonly taxState: TaxState;
  /** Address of the PDF. */
  readonly document: string;
  /** Address of what was signed; null: it is not signed. */
  readonly xml: string | null;
  /** Address of the proof of receipt (CDR); null: there is none. */
  readonly cdr: string | null;
  /** How its way to the tax authority stands, with the code of its answer; null: it was not sent yet. */
  readonly sending: { readonly state: SendingState; readonly said: string; readonly code: number | null } | null;
  /** The code of what took its place, once it was rejected; null: nothing did. */
  readonly replacedBy: string | null;
}

/** A refund as the office sees it. Instants are ISO 8601. */
export interface OfficeRefund {
  readonly id: string;
  readonly number: number;
  readonly state: RefundState;
  readonly reason: CreditReason;
  readonly lines: readonly { readonly productId: number; readonly net: Money }[];
  readonly amount: Money;
  readonly keepsAccess: boolean;
  /** Why its buyer asked for it; '' where the school began it. */
  readonly words: string;
  /** What the school says to its buyer; '' for nothing. */
  readonly answer: string;
  /** The name of who decided; '' while nobody did. */
  readonly decidedBy: string;
  /** Of the bank, where it goes by transfer; null: by the gateway, or not decided. */
  readonly operation: string | null;
  /** The number of the dispute by which a bank took it back; null: nobody did. */
  readonly dispute: number | null;
  /** What the gateway said where it refused; else ''. */
  readonly gatewayText: string;
  readonly askedAt: string;
  readonly updatedAt: string;
  /** The credit note, after those whose place it took, the first first; none: it is not done. */
  readonly notes: readonly OfficeNote[];
}

/** What went back of an order, and what is left of it to give back. */
export interface OrderRefunds {
  /** The first first. */
  readonly refunds: readonly OfficeRefund[];
  /** Of each line; none where the order is not paid, or does not recompute. */
  readonly lines: readonly { readonly productId: number; readonly left: Money; readonly isReturned: boolean }[];
  readonly left: Money;
  /** What banks took back of it, or want to, the first first. */
  readonly disputes: readonly {
    readonly number: number;
    readonly state: DisputeState;
    readonly amount: Money;
    /** Whether it is of a payment that came besides. */
    readonly isSurplus: boolean;
  }[];
  /** Whether the gateway that it was paid by can be asked. */
  readonly byGateway: boolean;
}

/** A refund as its buyer sees it. Instants are ISO 8601. */
export interface BuyerRefund {
  readonly id: string;
  readonly orderId: string;
  readonly state: RefundState;
  readonly amount: Money;
  readonly productIds: readonly number[];
  /** Whether it returns them: of a lower value they stay bought. */
  readonly isReturn: boolean;
  readonly words: string;
  readonly answer: string;
  readonly operation: string | null;
  /** Whether their own bank took it back. */
  readonly isByBank: boolean;
  readonly updatedAt: string;
}
