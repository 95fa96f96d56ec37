import type { Logger } from '#application/ports/logger.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';

const AT_A_TIME = 20;

/** Sends the receipts that the tax authority was not told of; nothing where the school sends none. */
export class SendReceipts {
  constructor(
    private readonly receipts: Receipts,
    private readonly authority: TaxAuthority,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    if (!this.authority.isOn) return;
    for (const receipt of await this.receipts.unsent(AT_A_TIME)) {
      const answer = await this.authority.send(receipt);
      if (answer.kind === 'no-answer') return;
      await this.receipts.settle(receipt.id, answer.kind, answer.text);
      if (answer.kind === 'rejected') {
        this.logger.error('The tax authority rejected a receipt', { receipt: receiptCode(receipt), why: answer.text });
      }
    }
  }
}
