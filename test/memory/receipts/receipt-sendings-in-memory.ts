import {
  type DueSending,
  type OpenSending,
  ReceiptSendings,
  type ReceiptSending,
  type SendingOutcome,
} from '#application/server/receipts/ports/receipt-sendings.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { TaxDocumentKey } from '#domain/receipts/receipt.ts';
import { CreditNotesInMemory } from './credit-notes-in-memory.ts';
import type { ReceiptsInMemory } from './receipts-in-memory.ts';
import type { SignedReceiptsInMemory } from './signed-receipts-in-memory.ts';

type Kept = ReceiptSending & { readonly isOutage: boolean };

const begun: Kept = {
  state: 'waiting',
  tries: 0,
  triedAt: null,
  nextTryAt: null,
  code: null,
  text: '',
  notes: [],
  cdr: null,
  isOutage: false,
};

const isOpen = ({ state }: ReceiptSending): boolean => state === 'waiting' || state === 'asked';

/** Sendings in this process's memory. */
export class ReceiptSendingsInMemory extends ReceiptSendings {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly receipts: ReceiptsInMemory,
    private readonly signed: SignedReceiptsInMemory,
    private readonly notes = new CreditNotesInMemory(),
  ) {
    super();
  }

  async due(now: Date, limit: number): Promise<readonly DueSending[]> {
    const waits = (each: Kept): boolean => each.nextTryAt !== null && each.nextTryAt > now;
    if ([...this.#kept.values()].some((each) => isOpen(each) && each.isOutage && waits(each))) return [];
    const found: DueSending[] = [];
    for (const receipt of this.#all) {
      const signed = await this.signed.find(receipt);
      const kept = this.#kept.get(receipt.id) ?? begun;
      if (signed === null || !isOpen(kept) || waits(kept) || (await this.#behind(receipt)) !== null) continue;
      found.push({ receipt, xml: signed.xml, state: kept.state, tries: kept.tries });
    }
    return found.slice(0, limit);
  }

  async open(limit: number): Promise<readonly OpenSending[]> {
    const found: OpenSending[] = [];
    for (const receipt of this.#all) {
      const { state, tries, text, notes, cdr } = this.#kept.get(receipt.id) ?? begun;
      if ((await this.signed.find(receipt)) === null || state === 'accepted') continue;
      found.push({ receipt, state, tries, text, notes, hasCdr: cdr !== null, behind: await this.#behind(receipt) });
    }
    return found.slice(0, limit);
  }

  get #all(): readonly IssuedDocument[] {
    return [...this.receipts.all, ...this.notes.all];
  }

  async #behind(issued: IssuedDocument): Promise<OpenSending['behind']> {
    if (issued.type !== 'credit-note' || issued.refundId === null) return null;
    const corrected = await this.receipts.ofOrder(issued.orderId);
    return corrected?.taxState === 'accepted' ? null : (corrected?.taxState ?? 'not-sent');
  }

  async begin({ id }: TaxDocumentKey, tries: number, now: Date, nextTryAt: Date): Promise<boolean> {
    const kept = this.#kept.get(id) ?? begun;
    if (kept.tries !== tries || !isOpen(kept) || (await this.#isReplaced(id))) return false;
    this.#kept.set(id, { ...kept, tries: tries + 1, triedAt: now, nextTryAt });
    return true;
  }

  async settle({ id }: TaxDocumentKey, { at: _, ...outcome }: SendingOutcome): Promise<void> {
    const kept = this.#kept.get(id) ?? begun;
    const isDecided = kept.state === 'accepted' || kept.state === 'rejected';
    if (!isDecided && !(await this.#isReplaced(id))) this.#kept.set(id, { ...kept, ...outcome });
  }

  async #isReplaced(id: string): Promise<boolean> {
    const found = (await this.receipts.find(id)) ?? (await this.notes.find(id));
    return found?.replacedBy !== undefined || found?.correctedBy !== undefined;
  }

  lock(receipt: TaxDocumentKey): Promise<ReceiptSending | null> {
    return this.find(receipt);
  }

  find({ id: receiptId }: TaxDocumentKey): Promise<ReceiptSending | null> {
    const kept = this.#kept.get(receiptId);
    if (kept === undefined) return Promise.resolve(null);
    const { isOutage: _, ...sending } = kept;
    return Promise.resolve(sending);
  }
}
