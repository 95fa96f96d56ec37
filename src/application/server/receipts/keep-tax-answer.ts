import type { ReceiptSendings, SendingOutcome } from './ports/receipt-sendings.ts';
import type { Receipts } from './ports/receipts.ts';

/** Writes down what came of a sending, and the tax authority's word on the receipt with it: both or neither. */
export class KeepTaxAnswer {
  constructor(
    private readonly sendings: ReceiptSendings,
    private readonly receipts: Receipts,
  ) {}

  async execute(receiptId: string, outcome: SendingOutcome): Promise<void> {
    const { state, text } = outcome;
    await this.sendings.settle(receiptId, outcome);
    if (state === 'accepted' || state === 'rejected') await this.receipts.settle(receiptId, state, text);
  }
}
