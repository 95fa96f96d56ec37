import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { RefundApi } from '#application/browser/payments/ports/refund-api.ts';
import type { BuyerRefund } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedLine, PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { isPaid } from '#domain/orders/order.ts';
import { sumMoney } from '#domain/shared/money.ts';
import { holdsMoney, isOpenRefund } from '#domain/payments/refund.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';

/** What somebody asks to have back, and what became of it. */
export class RefundRequestsStore {
  refunds: readonly BuyerRefund[] = [];
  /** The order of which something is being asked for; null: none. */
  opened: string | null = null;
  chosen: ReadonlySet<number> = new Set();
  words = '';
  problem: CallRefusal | null = null;
  isBusy = false;
  readonly #api: RefundApi;
  readonly #toasts: ToastStore;
  readonly #ids: IdGenerator;

  constructor(api: RefundApi, toasts: ToastStore, ids: IdGenerator) {
    this.#api = api;
    this.#toasts = toasts;
    this.#ids = ids;
    makeAutoObservable(this, { refunds: observableRef, chosen: observableRef, problem: observableRef });
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
    this.problem = null;
  }

  close(): void {
    this.opened = null;
  }

  toggle(productId: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(productId)) chosen.add(productId);
    this.chosen = chosen;
    this.problem = null;
  }

  type(words: string): void {
    this.words = words;
    this.problem = null;
  }

  async ask(): Promise<void> {
    if (this.isBusy || this.opened === null) return;
    this.isBusy = true;
    const asked = { orderId: this.opened, productIds: [...this.chosen], words: this.words };
    const answer = await this.#api.ask(asked, this.#ids.newId());
    if (answer.ok) await this.#readAgain();
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) this.problem = answer.refusal;
    });
  }

  async #readAgain(): Promise<void> {
    this.#toasts.show({ kind: 'success', text: 'Recibimos lo que pides. Te respondemos por correo y aquí.' });
    const refunds = await this.#api.mine();
    runInAction(() => this.show(refunds.ok ? refunds.value : this.refunds));
  }
}
