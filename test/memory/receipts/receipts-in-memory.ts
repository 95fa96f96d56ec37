import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { type Receipt, receiptCode, type TaxState } from '#domain/receipts/receipt.ts';
import { CreditNotesInMemory } from './credit-notes-in-memory.ts';

/** Receipts in this process's memory. */
export class ReceiptsInMemory extends Receipts {
  readonly #receipts = new Map<string, Receipt>();
  readonly #replaced = new Map<string, Receipt>();
  readonly #corrected = new Map<string, Receipt>();
  readonly #last = new Map<string, number>();

  constructor(private readonly notes = new CreditNotesInMemory()) {
    super();
  }

  nextNumber(series: string): Promise<number> {
    const number = (this.#last.get(series) ?? 0) + 1;
    this.#last.set(series, number);
    return Promise.resolve(number);
  }

  add(receipt: Receipt): Promise<void> {
    this.#receipts.set(receipt.id, receipt);
    return Promise.resolve();
  }

  find(id: string): Promise<Receipt | null> {
    return Promise.resolve(this.#known.find((receipt) => receipt.id === id) ?? null);
  }

  named(series: string, number: number): Promise<Receipt | null> {
    return Promise.resolve(this.#known.find((each) => each.series === series && each.number === number) ?? null);
  }

  ofOrder(orderId: string): Promise<Receipt | null> {
    return Promise.resolve(this.#current(orderId));
  }

  async replace(id: string, by: Receipt): Promise<readonly string[]> {
    const old = this.#receipts.get(id);
    if (old === undefined) throw new Error(`There is no receipt ${id}`);
    this.#receipts.delete(id);
    this.#replaced.set(id, old);
    await this.add(by);
    return [];
  }

  async correct(id: string, by: Receipt): Promise<readonly string[]> {
    const old = this.#receipts.get(id);
    if (old?.taxState !== 'accepted') throw new Error(`There is no accepted receipt ${id}`);
    this.#receipts.delete(id);
    this.#corrected.set(id, old);
    await this.add(by);
    return [];
  }

  ofUser(userId: string, limit: number): Promise<readonly Receipt[]> {
    const own = this.#known.filter((receipt) => receipt.userId === userId);
    return Promise.resolve(own.toSorted(byIssue).toReversed().slice(0, limit));
  }

  #current(orderId: string): Receipt | null {
    return [...this.#receipts.values()].find((receipt) => receipt.orderId === orderId) ?? null;
  }

  /** Replaced ones, and those that were made out anew, as well. */
  get #known(): readonly Receipt[] {
    const replaced = [...this.#replaced.values()].map((receipt) => {
      const current = this.#current(receipt.orderId);
      return current === null ? receipt : { ...receipt, replacedBy: receiptCode(current) };
    });
    const corrected = [...this.#corrected.values()].flatMap((receipt) => {
      const [current, note] = [this.#current(receipt.orderId), this.notes.overReceipt(receipt)];
      if (current === null || note === null) return [];
      const by = { note: receiptCode(note), noteState: note.taxState, receipt: receiptCode(current) };
      return [{ ...receipt, correctedBy: by }];
    });
    return [...this.#receipts.values(), ...replaced, ...corrected];
  }

  /** All that hold, oldest first. */
  get all(): readonly Receipt[] {
    return [...this.#receipts.values()].toSorted(byIssue);
  }

  settle(id: string, state: Exclude<TaxState, 'not-sent'>, _answer: string): Promise<void> {
    const receipt = this.#receipts.get(id);
    if (receipt?.taxState === 'not-sent') this.#receipts.set(id, { ...receipt, taxState: state });
    return Promise.resolve();
  }
}

function byIssue(one: Receipt, other: Receipt): number {
  return one.issuedAt.getTime() - other.issuedAt.getTime() || one.number - other.number;
}
