import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { BuyerCorrection } from '#domain/receipts/replaced-receipt.ts';
import type { OfficeReceipts } from '#application/read-models/receipts/office-receipts.ts';

/** Receipts on their way to the tax authority, for collaborators. */
export abstract class OfficeReceiptsApi {
  abstract read(): Answer<OfficeReceipts>;
  /** Has a receipt sent once more, as it was signed. */
  abstract sendAgain(id: string): Answer<unknown>;
  /** Issues a rejected receipt with another number; the new one's code. One `key`, one number. */
  abstract replace(id: string, buyer: BuyerCorrection, key: string): Answer<{ readonly code: string }>;
  /** Makes an accepted receipt out anew; the codes of what holds and of the note that takes back what did. One `key`, one of each. */
  abstract correct(
    id: string,
    buyer: BuyerCorrection,
    key: string,
  ): Answer<{ readonly code: string; readonly note: string }>;
  /** Issues a rejected credit note with another number; the new one's code. One `key`, one number. */
  abstract replaceNote(id: string, key: string): Answer<{ readonly code: string }>;
}
