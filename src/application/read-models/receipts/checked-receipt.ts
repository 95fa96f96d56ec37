import type { TaxDocumentType, TaxState } from '#domain/receipts/receipt.ts';

/** What anybody may know of a receipt or credit note whose number, day and total they have. */
export interface CheckedReceipt {
  readonly type: TaxDocumentType;
  readonly code: string;
  readonly issuer: { readonly ruc: string; readonly legalName: string };
  readonly taxState: TaxState;
  /** The code of what took its place, once it was rejected; null: nothing did. */
  readonly replacedBy: string | null;
  /** The code of the note by which it is annulled, once it was made out anew: to whom is no word for whoever has the old one. */
  readonly annulledBy?: string | undefined;
  /** The note that annuls it once the tax authority accepts it: until then it is in force. */
  readonly annulling?: { readonly note: string; readonly taxState: Exclude<TaxState, 'accepted'> } | undefined;
}

/** What is looked for, as it was typed. */
export interface ReceiptQuestion {
  readonly type: TaxDocumentType;
  /** 'B001-1'. */
  readonly code: string;
  /** The day of issue in Lima, 'YYYY-MM-DD'. */
  readonly day: string;
  /** '118.00'. */
  readonly total: string;
}
