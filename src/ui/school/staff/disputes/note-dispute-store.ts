import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { DISPUTED_AMOUNT_MALFORMED } from '#domain/payments/dispute-texts.ts';
import type { DisputeReason } from '#domain/payments/dispute.ts';
import { parseMoney } from '#domain/shared/money.ts';

/** What is typed of a dispute that is being noted. */
interface NotedFields {
  readonly order: string;
  /** '' where the order was paid once. */
  readonly purchase: string;
  readonly amount: string;
  readonly reason: DisputeReason;
  readonly openedOn: string;
  readonly answerBy: string;
  readonly words: string;
}

const empty: NotedFields = {
  order: '',
  purchase: '',
  amount: '',
  reason: 'fraud',
  openedOn: '',
  answerBy: '',
  words: '',
};

/** What an address says of a dispute that is to be noted; '' for nothing. */
export type BegunDispute = Pick<NotedFields, 'order' | 'purchase' | 'amount'>;

/** A dispute that is being noted. */
export class NoteDisputeStore {
  fields = empty;
  /** What is wrong, and with which field; null: with none. */
  problem: { readonly field: string | null; readonly text: string } | null = null;
  isBusy = false;
  readonly #api: StaffDisputesApi;
  readonly #ids: IdGenerator;
  /** One for what is typed: a note whose answer was lost is not made a second time. */
  #key = '';

  constructor(api: StaffDisputesApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, { fields: observableRef, problem: observableRef });
  }

  /** Begins with what the address says of it, unless more of that payment was typed: noting one must not say another. */
  begin(begun: BegunDispute): void {
    this.#key = this.#ids.newId();
    const { order, purchase } = this.fields;
    const isTyped = order === begun.order && (begun.purchase === '' || purchase === begun.purchase);
    if (begun.order === '' || isTyped) return;
    this.fields = { ...empty, ...begun };
    this.problem = null;
  }

  write(parts: Partial<NotedFields>): void {
    this.fields = { ...this.fields, ...parts };
    this.problem = null;
  }

  /** What is wrong with a field; null: nothing. */
  errorOf(field: keyof NotedFields): string | null {
    return this.problem?.field === field ? this.problem.text : null;
  }

  /** Notes it; its number, or null where it was not taken. */
  async send(): Promise<number | null> {
    if (this.isBusy) return null;
    const { order, amount, ...rest } = this.fields;
    const number = /^\D*([1-9]\d{0,8})\D*$/.exec(order)?.[1];
    if (number === undefined) return this.refuse('order', 'Escribe el número del pedido.');
    const asked = parseMoney(amount.trim().replace(/^S\/\.?\s*/, ''));
    if (!asked.ok) return this.refuse('amount', DISPUTED_AMOUNT_MALFORMED);
    this.isBusy = true;
    const noted = await this.#api.note(number, { ...rest, amount: asked.value }, this.#key);
    runInAction(() => {
      this.isBusy = false;
      if (!noted.ok) this.refuse(noted.refusal.field, noted.refusal.detail);
      else {
        this.fields = empty;
        this.#key = this.#ids.newId();
      }
    });
    return noted.ok ? noted.value : null;
  }

  private refuse(field: string | null, text: string): null {
    this.problem = { field, text };
    return null;
  }
}
