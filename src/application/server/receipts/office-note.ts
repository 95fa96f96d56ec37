import type { OfficeNote } from '#application/read-models/payments/order-refunds.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import type { ReceiptSending } from './ports/receipt-sendings.ts';

/** A credit note as the office sees it; its files are ids, whose addresses are not signed yet. */
export function officeNoteOf(note: CreditNote, sending: ReceiptSending | null): OfficeNote {
  const { id, taxState, isSigned, replacedBy } = note;
  return {
    id,
    code: receiptCode(note),
    taxState,
    document: id,
    xml: isSigned === true ? id : null,
    cdr: sending === null || sending.cdr === null ? null : id,
    sending: sending && { state: sending.state, said: sending.text, code: sending.code },
    replacedBy: replacedBy ?? null,
  };
}
