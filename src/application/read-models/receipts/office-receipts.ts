import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { SendingState } from '#domain/receipts/sending.ts';
import type { Money } from '#domain/shared/money.ts';

/** A receipt whose way to the tax authority needs a look. Instants are ISO 8601. */
export interface TroubledReceipt {
  readonly id: string;
  readonly code: string;
  readonly type: ReceiptType;
  readonly orderNumber: number;
  readonly buyerName: string;
  readonly issuedAt: string;
  readonly total: Money;
  readonly state: SendingState;
  /** How often it was sent. */
  readonly tries: number;
  /** What the tax authority, or who should have answered for it, said last. */
  readonly said: string;
  readonly notes: readonly string[];
  /** The last moment that the law gives. */
  readonly sendBy: string;
}

/** How the school signs and sends, and what needs a look. */
export interface OfficeReceipts {
  /** Why nothing is signed; null: receipts are signed. */
  readonly signingTrouble: string | null;
  /** Days until the certificate ends, once that is near. */
  readonly certificateDays: number | null;
  readonly isSending: boolean;
  readonly receipts: readonly TroubledReceipt[];
}
