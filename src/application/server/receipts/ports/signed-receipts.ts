import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { TaxDocumentKey } from '#domain/receipts/receipt.ts';
import type { SignedXml } from './receipt-signer.ts';

/** What was signed of the school's receipts and credit notes: once of each, and never another thing under the same number. */
export abstract class SignedReceipts {
  /** Those that nobody signed yet, oldest first, at most `limit`. */
  abstract unsigned(limit: number): Promise<readonly IssuedDocument[]>;
  /** Keeps what was signed, null where there is nothing to sign; what is kept already stays. */
  abstract keep(receipt: TaxDocumentKey, signed: SignedXml | null, at: Date): Promise<void>;
  /** What was signed, byte by byte, or null. */
  abstract find(receipt: TaxDocumentKey): Promise<SignedXml | null>;
}
