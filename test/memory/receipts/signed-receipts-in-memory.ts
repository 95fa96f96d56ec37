import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { TaxDocumentKey } from '#domain/receipts/receipt.ts';
import { CreditNotesInMemory } from './credit-notes-in-memory.ts';
import type { ReceiptsInMemory } from './receipts-in-memory.ts';

/** What was signed, in this process's memory. */
export class SignedReceiptsInMemory extends SignedReceipts {
  readonly #signed = new Map<string, SignedXml | null>();

  constructor(
    private readonly receipts: ReceiptsInMemory,
    private readonly notes = new CreditNotesInMemory(),
  ) {
    super();
  }

  unsigned(limit: number): Promise<readonly IssuedDocument[]> {
    return Promise.resolve(
      [...this.receipts.all, ...this.notes.all].filter(({ id }) => !this.#signed.has(id)).slice(0, limit),
    );
  }

  keep({ id }: TaxDocumentKey, signed: SignedXml | null): Promise<void> {
    if (!this.#signed.has(id)) this.#signed.set(id, signed);
    return Promise.resolve();
  }

  find({ id }: TaxDocumentKey): Promise<SignedXml | null> {
    return Promise.resolve(this.#signed.get(id) ?? null);
  }
}
