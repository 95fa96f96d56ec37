import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { RefundApi } from '#application/browser/payments/ports/refund-api.ts';
import type { BuyerRefund } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedLine, PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { isPaid } from '#domain/orders/order.ts';
import { sumMoney } from '#domain/shared/money.ts';
import { type RefundRequestFaults, refundRequestFaults, refundRequestTexts } from '#domain/payments/refund-request.ts';
import { holdsMoney, isOpenRefund } from '#domain/payments/refund.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';

type RequestField = keyof RefundRequestFaults;

/** What somebody asks to have back, and what became of it. */
export class RefundRequestsStore {
  refunds: readonly BuyerRefund[] = [];
  /** The order of which something is being asked for; null: none. */
  opened: string | null = null;
  chosen: ReadonlySet<number> = new Set();
  words = '';
  /** What is wrong with each field. */
  problems: Partial<Record<RequestField, string>> = {};
  /** Another object for each request that a field stood in the way of. */
  refused: object | null = null;
  /** What stands in the way and belongs to no field. */
  refusal: string | null = null;
  isBusy = false;
  readonly #api: RefundApi;
  readonly #toasts: ToastStore;
  readonly #ids: IdGenerator;

  constructor(api: RefundApi, toasts: ToastStore, ids: IdGenerator) {
    this.#api = api;
    this.#toasts = toasts;
    this.#ids = ids;
    makeAutoObservable(this, {
      refunds: observableRef,
      chosen: observableRef,
      problems: observableRef,
      refused: observableRef,
    });
  }

  /** What the page loaded. */
  show(refunds: readonly BuyerRefund[]): void {
    this.refunds = refunds;
    this.opened = null;
  }

  /** What of an order can be asked for: of a paid one what was neither given away nor returned, while nothing is under way. */
  askable({ id, state, lines }: PlacedOrder): readonly PlacedLine[] {
    const own = this.refunds.filter(({ orderId }) => orderId === id);
    if (!isPaid(state) || own.some((refund) => isOpenRefund(refund.state))) return [];
    const back = new Set(own.flatMap((each) => (each.isReturn && holdsMoney(each.state) ? each.productIds : [])));
    return lines.filter(({ productId, net }) => net > 0 && !back.has(productId));
  }

  /** How much of an order went back to its buyer; null: nothing. */
  returned({ id, totals }: PlacedOrder): 'all' | 'part' | null {
    const done = this.refunds.filter(({ orderId, state }) => orderId === id && state === 'done');
    const sum = sumMoney(done.map(({ amount }) => amount));
    return sum === 0 ? null : sum >= totals.net ? 'all' : 'part';
  }

  open(order: PlacedOrder): void {
    const lines = this.askable(order);
    this.opened = order.id;
    this.chosen = new Set(lines.length === 1 ? lines.map(({ productId }) => productId) : []);
    this.words = '';
    this.problems = {};
    this.refusal = null;
  }

  close(): void {
    this.opened = null;
  }

  toggle(productId: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(productId)) chosen.add(productId);
    this.chosen = chosen;
    this.#mend('lines');
  }

  type(words: string): void {
    this.words = words;
    this.#mend('words');
  }

  async ask(): Promise<void> {
    if (this.isBusy || this.opened === null) return;
    const asked = { orderId: this.opened, productIds: [...this.chosen], words: this.words };
    this.#hear(textsOf(refundRequestFaults(asked)), null);
    if (Object.keys(this.problems).length > 0) return;
    this.isBusy = true;
    const answer = await this.#api.ask(asked, this.#ids.newId());
    if (answer.ok) await this.#readAgain();
    runInAction(() => {
      this.isBusy = false;
      if (answer.ok) return;
      const { field, detail } = answer.refusal;
      if (field === 'lines' || field === 'words') this.#hear({ [field]: detail }, null);
      else this.#hear({}, detail);
    });
  }

  #hear(problems: Partial<Record<RequestField, string>>, refusal: string | null): void {
    this.problems = problems;
    this.refusal = refusal;
    this.refused = Object.keys(problems).length === 0 ? null : {};
  }

  #mend(field: RequestField): void {
    const { [field]: _, ...others } = this.problems;
    this.problems = others;
    this.refusal = null;
  }

  async #readAgain(): Promise<void> {
    this.#toasts.show({ kind: 'success', text: 'Recibimos lo que pides. Te respondemos por correo y aquí.' });
    const refunds = await this.#api.mine();
    runInAction(() => this.show(refunds.ok ? refunds.value : this.refunds));
  }
}

function textsOf({ lines, words }: RefundRequestFaults): Partial<Record<RequestField, string>> {
  return {
    ...(lines !== undefined && { lines: refundRequestTexts[lines] }),
    ...(words !== undefined && { words: refundRequestTexts[words] }),
  };
}
