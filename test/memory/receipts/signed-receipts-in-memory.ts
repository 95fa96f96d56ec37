import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { type SignedKey, SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptCode, type TaxDocumentKey } from '#domain/receipts/receipt.ts';
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

  async unsigned(limit: number): Promise<readonly IssuedDocument[]> {
    const all = [...this.receipts.all, ...this.notes.all];
    return all.filter((issued) => !this.#signed.has(nameOf(issued))).slice(0, limit);
  }

  async keep(issued: SignedKey, signed: SignedXml | null): Promise<void> {
    const name = nameOf(issued);
    const known = (await this.receipts.find(issued.id)) ?? (await this.notes.find(issued.id));
    const isGone = known?.replacedBy !== undefined;
    if (!isGone && !this.#signed.has(name)) this.#signed.set(name, signed);
  }

  async find({ id, type }: TaxDocumentKey): Promise<SignedXml | null> {
    const note = type === 'credit-note' ? await this.notes.find(id) : null;
    return this.#signed.get(nameOf(note ?? { id, type })) ?? null;
  }
}

/** What was signed of a note is of what it corrects as well: issued anew over another receipt, it is not signed. */
const nameOf = ({ id, corrects }: SignedKey): string =>
  corrects === undefined ? id : `${id} ${receiptCode(corrects)}`;
