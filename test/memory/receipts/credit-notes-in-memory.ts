import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';

/** Credit notes in this process's memory. */
export class CreditNotesInMemory extends CreditNotes {
  readonly #notes = new Map<string, CreditNote>();

  add(note: CreditNote): Promise<void> {
    this.#notes.set(note.id, note);
    return Promise.resolve();
  }

  find(id: string): Promise<CreditNote | null> {
    return Promise.resolve(this.#notes.get(id) ?? null);
  }

  named(series: string, number: number): Promise<CreditNote | null> {
    return Promise.resolve(this.all.find((each) => each.series === series && each.number === number) ?? null);
  }

  ofRefund(refundId: string): Promise<CreditNote | null> {
    return Promise.resolve(this.all.find((note) => note.refundId === refundId) ?? null);
  }

  ofOrder(orderId: string): Promise<readonly CreditNote[]> {
    return Promise.resolve(this.all.filter((note) => note.orderId === orderId));
  }

  ofUser(userId: string, limit: number): Promise<readonly CreditNote[]> {
    const own = this.all.filter((note) => note.userId === userId);
    return Promise.resolve(own.toReversed().slice(0, limit));
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

  /** All of them, oldest first. */
  get all(): readonly CreditNote[] {
    return [...this.#notes.values()];
  }
}
