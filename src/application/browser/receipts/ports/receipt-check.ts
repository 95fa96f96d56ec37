import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { CheckedReceipt, ReceiptQuestion } from '#application/read-models/receipts/checked-receipt.ts';

/** Whether the school issued a receipt, for anybody. */
export abstract class ReceiptCheck {
  abstract ask(question: ReceiptQuestion): Answer<CheckedReceipt>;
}
