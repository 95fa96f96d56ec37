import type { TaxDocumentType, TaxState } from '#domain/receipts/receipt.ts';
import type { Money } from '#domain/shared/money.ts';

/** A receipt or credit note as its buyer may read it. Instants are ISO 8601. */
export interface ListedReceipt {
  readonly id: string;
  readonly code: string;
  readonly type: TaxDocumentType;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly issuedAt: string;
  readonly buyerName: string;
  readonly documentNumber: string;
  readonly total: Money;
  readonly taxState: TaxState;
  /** The code of what took its place, once it was rejected; null: nothing did. */
  readonly replacedBy: string | null;
  /** Once it was accepted and made out anew: the codes of the note that takes it back, and of what holds instead; the note's state is missing in lists of the last release. */
  readonly correctedBy?:
    | { readonly note: string; readonly noteState?: TaxState | undefined; readonly receipt: string }
    | undefined;
  /** Address of the PDF, good for an hour. */
  readonly document: string;
  /** Address of what was signed, as good; null: it is not signed. */
  readonly xml: string | null;
}
