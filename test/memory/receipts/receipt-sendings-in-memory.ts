import {
  type DueSending,
  type OpenSending,
  ReceiptSendings,
  type ReceiptSending,
  type SendingOutcome,
} from '#application/server/receipts/ports/receipt-sendings.ts';
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
  ) {
    super();
  }

  async due(now: Date, limit: number): Promise<readonly DueSending[]> {
    const waits = (each: Kept): boolean => each.nextTryAt !== null && each.nextTryAt > now;
    if ([...this.#kept.values()].some((each) => isOpen(each) && each.isOutage && waits(each))) return [];
    const found: DueSending[] = [];
    for (const receipt of this.receipts.all) {
      const signed = await this.signed.find(receipt.id);
      const kept = this.#kept.get(receipt.id) ?? begun;
      if (signed === null || !isOpen(kept) || waits(kept)) continue;
      found.push({ receipt, xml: signed.xml, state: kept.state, tries: kept.tries });
    }
    return found.slice(0, limit);
  }

  async open(limit: number): Promise<readonly OpenSending[]> {
    const found: OpenSending[] = [];
    for (const receipt of this.receipts.all) {
      const { state, tries, text, notes } = this.#kept.get(receipt.id) ?? begun;
      if ((await this.signed.find(receipt.id)) === null || state === 'accepted') continue;
      found.push({ receipt, state, tries, text, notes });
    }
    return found.slice(0, limit);
  }

  begin(receiptId: string, tries: number, now: Date, nextTryAt: Date): Promise<boolean> {
    const kept = this.#kept.get(receiptId) ?? begun;
    if (kept.tries !== tries || !isOpen(kept)) return Promise.resolve(false);
    this.#kept.set(receiptId, { ...kept, tries: tries + 1, triedAt: now, nextTryAt });
    return Promise.resolve(true);
  }

  settle(receiptId: string, { at: _, ...outcome }: SendingOutcome): Promise<void> {
    const kept = this.#kept.get(receiptId) ?? begun;
    const isDecided = kept.state === 'accepted' || kept.state === 'rejected';
    if (!isDecided) this.#kept.set(receiptId, { ...kept, ...outcome });
    return Promise.resolve();
  }

  find(receiptId: string): Promise<ReceiptSending | null> {
    const kept = this.#kept.get(receiptId);
    if (kept === undefined) return Promise.resolve(null);
    const { isOutage: _, ...sending } = kept;
    return Promise.resolve(sending);
  }
}
