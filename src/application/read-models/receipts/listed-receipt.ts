import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { Money } from '#domain/shared/money.ts';

/** A receipt as its buyer may read it. Instants are ISO 8601. */
export interface ListedReceipt {
  readonly id: string;
  readonly code: string;
  readonly type: ReceiptType;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly issuedAt: string;
  readonly buyerName: string;
  readonly documentNumber: string;
  readonly total: Money;
  readonly taxState: TaxState;
  /** Address of the PDF, good for an hour. */
  readonly document: string;
}
