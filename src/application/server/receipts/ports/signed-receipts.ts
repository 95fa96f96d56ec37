import type { Receipt } from '#domain/receipts/receipt.ts';
import type { SignedXml } from './receipt-signer.ts';

/** What was signed of the school's receipts: once of each, and never another thing under the same number. */
export abstract class SignedReceipts {
  /** Receipts that nobody signed yet, oldest first, at most `limit`. */
  abstract unsigned(limit: number): Promise<readonly Receipt[]>;
  /** Keeps what was signed, null where there is nothing to sign; what is kept already stays. */
  abstract keep(receiptId: string, signed: SignedXml | null, at: Date): Promise<void>;
  /** What was signed, byte by byte, or null. */
  abstract find(receiptId: string): Promise<SignedXml | null>;
}
