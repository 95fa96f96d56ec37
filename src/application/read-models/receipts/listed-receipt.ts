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
  /** Address of the PDF, good for an hour. */
  readonly document: string;
  /** Address of what was signed, as good; null: it is not signed. */
  readonly xml: string | null;
}
