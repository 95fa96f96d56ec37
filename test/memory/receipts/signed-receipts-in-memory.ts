import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import type { ReceiptsInMemory } from './receipts-in-memory.ts';

/** What was signed, in this process's memory. */
export class SignedReceiptsInMemory extends SignedReceipts {
  readonly #signed = new Map<string, SignedXml | null>();

  constructor(private readonly receipts: ReceiptsInMemory) {
    super();
  }

  unsigned(limit: number): Promise<readonly Receipt[]> {
    return Promise.resolve(this.receipts.all.filter(({ id }) => !this.#signed.has(id)).slice(0, limit));
  }

  keep(receiptId: string, signed: SignedXml | null): Promise<void> {
    if (!this.#signed.has(receiptId)) this.#signed.set(receiptId, signed);
    return Promise.resolve();
  }

  find(receiptId: string): Promise<SignedXml | null> {
    return Promise.resolve(this.#signed.get(receiptId) ?? null);
  }
}
