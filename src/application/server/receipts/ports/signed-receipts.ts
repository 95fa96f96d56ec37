import type { CreditNote, IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { TaxDocumentKey } from '#domain/receipts/receipt.ts';
import type { SignedXml } from './receipt-signer.ts';

/** Of which document something was signed; of a credit note also what it corrects. */
export type SignedKey = TaxDocumentKey & { readonly corrects?: Pick<CreditNote['corrects'], 'series' | 'number'> };

/** What was signed of the school's receipts and credit notes: once of each, and never another thing under the same number. */
export abstract class SignedReceipts {
  /** Those that nobody signed yet, oldest first, at most `limit`. */
  abstract unsigned(limit: number): Promise<readonly IssuedDocument[]>;
  /**
   * Keeps what was signed, null where there is nothing to sign; what is kept already stays. Nothing is kept of a receipt that was
   * replaced meanwhile, nor of a credit note that corrects another receipt by now.
   */
  abstract keep(receipt: SignedKey, signed: SignedXml | null, at: Date): Promise<void>;
  /** What was signed, byte by byte, or null; of one that was replaced as well. */
  abstract find(receipt: TaxDocumentKey): Promise<SignedXml | null>;
}
