import type { TaxDocumentKey } from '#domain/receipts/receipt.ts';
import type { CreditNotes } from './ports/credit-notes.ts';
import type { ReceiptSendings, SendingOutcome } from './ports/receipt-sendings.ts';
import type { Receipts } from './ports/receipts.ts';

/** Writes down what came of a sending, and the tax authority's word on the receipt or credit note with it: both or neither. */
export class KeepTaxAnswer {
  constructor(
    private readonly sendings: ReceiptSendings,
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
  ) {}

  async execute(receipt: TaxDocumentKey, outcome: SendingOutcome): Promise<void> {
    const { state, text } = outcome;
    await this.sendings.settle(receipt, outcome);
    if (state !== 'accepted' && state !== 'rejected') return;
    const issued = receipt.type === 'credit-note' ? this.notes : this.receipts;
    await issued.settle(receipt.id, state, text);
  }
}
