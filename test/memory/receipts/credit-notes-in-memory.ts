import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { type Receipt, receiptCode, type TaxState } from '#domain/receipts/receipt.ts';

/** Credit notes in this process's memory. */
export class CreditNotesInMemory extends CreditNotes {
  readonly #notes = new Map<string, CreditNote>();
  readonly #replaced = new Map<string, CreditNote>();

  add(note: CreditNote): Promise<void> {
    this.#notes.set(note.id, note);
    return Promise.resolve();
  }

  find(id: string): Promise<CreditNote | null> {
    return Promise.resolve(this.#known.find((note) => note.id === id) ?? null);
  }

  named(series: string, number: number): Promise<CreditNote | null> {
    return Promise.resolve(this.#known.find((each) => each.series === series && each.number === number) ?? null);
  }

  ofRefund(refundId: string): Promise<CreditNote | null> {
    return Promise.resolve(this.all.find((note) => note.refundId === refundId) ?? null);
  }

  ofOrder(orderId: string): Promise<readonly CreditNote[]> {
    return Promise.resolve(this.all.filter((note) => note.orderId === orderId && note.refundId !== null));
  }

  correctionsOf(orderId: string): Promise<readonly CreditNote[]> {
    const own = this.#known.filter((note) => note.orderId === orderId && note.refundId === null);
    return Promise.resolve(own.toSorted(byIssue));
  }

  /** The one that holds and takes back a receipt that was made out anew; null: none. */
  overReceipt({ series, number }: Pick<Receipt, 'series' | 'number'>): CreditNote | null {
    const isOver = ({ refundId, corrects }: CreditNote) =>
      refundId === null && corrects.series === series && corrects.number === number;
    return this.all.find(isOver) ?? null;
  }

  ofUser(userId: string, limit: number): Promise<readonly CreditNote[]> {
    const own = this.#known.filter((note) => note.userId === userId);
    return Promise.resolve(own.toSorted(byIssue).toReversed().slice(0, limit));
  }

  replacedOf(refundId: string): Promise<readonly CreditNote[]> {
    return Promise.resolve(
      this.#known.filter((note) => note.refundId === refundId && note.replacedBy !== undefined).toSorted(byIssue),
    );
  }

  replace(id: string, by: CreditNote): Promise<void> {
    const old = this.#notes.get(id);
    if (old === undefined) return Promise.reject(new Error(`There is no credit note ${id}`));
    this.#notes.delete(id);
    this.#replaced.set(id, old);
    return this.add(by);
  }

  reissue(note: CreditNote): Promise<void> {
    this.#notes.set(note.id, note);
    return Promise.resolve();
  }

  settle(id: string, state: Exclude<TaxState, 'not-sent'>, _answer: string): Promise<void> {
    const note = this.#notes.get(id);
    if (note?.taxState === 'not-sent') this.#notes.set(id, { ...note, taxState: state });
    return Promise.resolve();
  }

  /** All that hold, oldest first. */
  get all(): readonly CreditNote[] {
    return [...this.#notes.values()];
  }

  /** Replaced ones as well. */
  get #known(): readonly CreditNote[] {
    const replaced = [...this.#replaced.values()].map((note) => {
      const current =
        note.refundId === null
          ? this.overReceipt(note.corrects)
          : this.all.find((each) => each.refundId === note.refundId);
      return current === undefined || current === null ? note : { ...note, replacedBy: receiptCode(current) };
    });
    return [...this.all, ...replaced];
  }
}

const byIssue = (one: CreditNote, other: CreditNote): number =>
  one.issuedAt.getTime() - other.issuedAt.getTime() || one.number - other.number;
