import type { TaxDocumentType, TaxState } from '#domain/receipts/receipt.ts';
import type { SendingState } from '#domain/receipts/sending.ts';
import type { Money } from '#domain/shared/money.ts';

/** A receipt or credit note whose way to the tax authority needs a look. Instants are ISO 8601. */
export interface TroubledReceipt {
  readonly id: string;
  readonly code: string;
  readonly type: TaxDocumentType;
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
  /** Address of the proof of receipt (CDR); null: there is none. */
  readonly cdr: string | null;
  /** What a credit note corrects, where it waits for that. */
  readonly behind: { readonly code: string; readonly state: Exclude<TaxState, 'accepted'> } | null;
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
