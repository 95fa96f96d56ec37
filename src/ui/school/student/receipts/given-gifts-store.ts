import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import type { GivenGift } from '#application/read-models/orders/gift.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';

/** The gifts that somebody made, and what they still do for those that nobody accepted. */
export class GivenGiftsStore {
  gifts: readonly GivenGift[] = [];
  /** The gift whose address is being corrected, by its order; null: none. */
  correcting: string | null = null;
  typed = '';
  /** What is wrong with the address, or why the school did not take it. */
  problem: string | null = null;
  /** The gift about which the school is being asked. */
  busyWith: string | null = null;
  readonly #api: GiftApi;
  readonly #toasts: ToastStore;

  constructor(api: GiftApi, toasts: ToastStore) {
    this.#api = api;
    this.#toasts = toasts;
    makeAutoObservable(this, { gifts: observableRef });
  }

  /** What the page loaded. */
  show(gifts: readonly GivenGift[]): void {
    this.gifts = gifts;
    this.correcting = null;
  }

  startCorrecting({ orderId, recipientEmail }: GivenGift): void {
    this.correcting = orderId;
    this.typed = recipientEmail;
    this.problem = null;
  }

  type(email: string): void {
    this.typed = email;
    this.problem = null;
  }

  stopCorrecting(): void {
    this.correcting = null;
  }

  async correct({ orderId, state }: GivenGift): Promise<void> {
    if (this.busyWith !== null) return;
    this.busyWith = orderId;
    const corrected = await this.#api.correct(orderId, this.typed);
    if (corrected.ok)
      await this.#readAgain(
        state === 'waiting' ? 'Corregimos el correo.' : 'Corregimos el correo y enviamos la carta.',
      );
    runInAction(() => {
      this.busyWith = null;
      if (!corrected.ok) this.problem = corrected.refusal.detail;
      else if (this.correcting === orderId) this.correcting = null;
    });
  }

  async resend({ orderId }: GivenGift): Promise<void> {
    if (this.busyWith !== null) return;
    this.busyWith = orderId;
    const sent = await this.#api.resend(orderId);
    if (sent.ok) await this.#readAgain('Enviamos la carta otra vez. El enlace anterior ya no sirve.');
    else this.#toasts.show({ kind: 'error', text: sent.refusal.detail });
    runInAction(() => (this.busyWith = null));
  }

  async #readAgain(done: string): Promise<void> {
    this.#toasts.show({ kind: 'success', text: done });
    const gifts = await this.#api.mine();
    if (gifts.ok) runInAction(() => (this.gifts = gifts.value));
  }
}
