import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { OfficeRefundsApi } from '#application/browser/payments/ports/refund-api.ts';
import type { OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { AskedLine } from '#domain/payments/refund-lines.ts';
import type { CreditReason } from '#domain/receipts/credit-note.ts';
import { NOTHING, parseMoney } from '#domain/shared/money.ts';

/** Somebody decided about the same money meanwhile. */
const overtaken = new Set(['refund-line-returned', 'refund-under-way', 'refund-decided', 'refund-differs']);

/** What follows a decision: both read the page anew. */
interface After {
  readonly done: () => Promise<void>;
  /** Somebody else decided before; told with the school's words. */
  readonly overtaken: (detail: string) => Promise<void>;
}

/** What is being decided of an order, as it is typed, and what stands in the way. */
export class OrderRefundsStore {
  /** Null until the page shows what it loaded. */
  shown: OrderRefunds | null = null;
  reason: CreditReason = 'item-return';
  /** The products that are given back. */
  chosen: ReadonlySet<number> = new Set();
  /** What of each, as typed. */
  amounts: Readonly<Record<number, string>> = {};
  keepsAccess = false;
  way: 'gateway' | 'transfer' = 'gateway';
  operation = '';
  answer = '';
  problem: CallRefusal | null = null;
  isBusy = false;
  readonly #api: OfficeRefundsApi;
  readonly #ids: IdGenerator;
  #number = 0;
  /** One for what is shown: a decision whose answer was lost is not made a second time. */
  #key = '';

  constructor(api: OfficeRefundsApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, {
      shown: observableRef,
      chosen: observableRef,
      amounts: observableRef,
      problem: observableRef,
    });
  }

  /**
   * What the page loaded: of what a buyer asked for the form begins with that. Loaded again because of something else on the page, it takes
   * away nothing of what is typed.
   */
  show(number: number, refunds: OrderRefunds): void {
    if (number === this.#number && compareStructural(this.shown, refunds)) return;
    const asked = refunds.refunds.find(({ state, decidedBy }) => state === 'requested' && decidedBy === '');
    this.#number = number;
    this.#key = this.#ids.newId();
    this.shown = refunds;
    this.reason = 'item-return';
    this.chosen = new Set(asked?.lines.map(({ productId }) => productId) ?? []);
    this.amounts = {};
    this.keepsAccess = false;
    this.way = refunds.byGateway ? 'gateway' : 'transfer';
    this.operation = '';
    this.answer = '';
    this.problem = null;
  }

  /** A reason of the whole order chooses all of it. */
  choose(reason: CreditReason): void {
    this.reason = reason;
    this.problem = null;
    if (reason === 'annulled' || reason === 'total-return')
      this.chosen = new Set(this.#open().map((line) => line.productId));
  }

  toggle(productId: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(productId)) chosen.add(productId);
    this.chosen = chosen;
    this.problem = null;
  }

  typeAmount(productId: number, amount: string): void {
    this.amounts = { ...this.amounts, [productId]: amount };
    this.problem = null;
  }

  keepAccess(keeps: boolean): void {
    this.keepsAccess = keeps;
  }

  goBy(way: 'gateway' | 'transfer'): void {
    this.way = way;
    this.problem = null;
  }

  typeOperation(operation: string): void {
    this.operation = operation;
    this.problem = null;
  }

  typeAnswer(answer: string): void {
    this.answer = answer;
    this.problem = null;
  }

  /** Gives back what is chosen, then has the page read anew: until it shows what became of it, nothing further is decided. */
  giveBack(after: After): Promise<void> {
    const { reason, keepsAccess, answer } = this;
    const operation = this.way === 'gateway' ? null : this.operation;
    const left = this.shown?.left ?? NOTHING;
    const refund = { reason, lines: this.#lines(), keepsAccess, answer, operation, left };
    return this.#ask(() => this.#api.giveBack(this.#number, refund, this.#key), after);
  }

  /** Declines what the buyer asked for, with the words typed; else as `giveBack`. */
  decline(id: string, after: After): Promise<void> {
    return this.#ask(() => this.#api.decline(id, this.answer, this.#key), after);
  }

  #lines(): readonly AskedLine[] {
    return [...this.chosen].map((productId) => {
      if (this.reason !== 'lower-value') return { productId, amount: null };
      const amount = parseMoney((this.amounts[productId] ?? '').trim());
      return { productId, amount: amount.ok ? amount.value : NOTHING };
    });
  }

  #open() {
    return this.shown?.lines.filter(({ isReturned }) => !isReturned) ?? [];
  }

  async #ask(call: () => ReturnType<OfficeRefundsApi['giveBack']>, after: After): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    const answer = await call();
    const isOvertaken = !answer.ok && overtaken.has(answer.refusal.kind);
    if (answer.ok) await after.done();
    else if (isOvertaken) await after.overtaken(answer.refusal.detail);
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok && !isOvertaken) this.problem = answer.refusal;
    });
  }
}
