import type { DisputeReason } from '#domain/payments/dispute.ts';
import type { EvidenceKind } from '#domain/payments/evidence-kind.ts';
import type { Money } from '#domain/shared/money.ts';

/** What the school knows of a disputed payment, for the bank: of its buyer and of what that payment bought, and of nobody else. Days are of Lima; instants are ISO 8601. */
export interface DisputeEvidence {
  readonly number: number;
  readonly orderNumber: number;
  readonly amount: Money;
  readonly reason: DisputeReason;
  readonly openedOn: string;
  readonly answerBy: string;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly orderedAt: string;
  /** The version of the terms that were accepted with the order. */
  readonly termsVersion: string;
  readonly lines: readonly { readonly title: string; readonly net: Money }[];
  readonly payment: {
    readonly gateway: string;
    readonly purchaseNumber: string;
    /** The gateway's own name of it; null: none is known. */
    readonly transactionId: string | null;
    readonly cardMask: string | null;
    readonly amount: Money;
    readonly at: string;
  };
  /** Every one that the tax authority took, and the one that holds, the first first. */
  readonly receipts: readonly {
    readonly code: string;
    readonly issuedAt: string;
    readonly total: Money;
    /** The code of the note by which it is annulled, once it was made out anew and the tax authority took that. */
    readonly annulledBy?: string | undefined;
  }[];
  /** Consents to the terms, with the network address from which they were given. */
  readonly consents: readonly { readonly version: string; readonly at: string; readonly address: string }[];
  /** From the day before the order on, the first first. */
  readonly signIns: readonly { readonly at: string; readonly address: string; readonly device: string }[];
  /** The first first. */
  readonly uses: readonly {
    readonly kind: EvidenceKind;
    /** Of the product. */
    readonly title: string;
    /** The class, the section, the code of the certificate; '' where the title says it. */
    readonly detail: string;
    readonly at: string;
  }[];
}
