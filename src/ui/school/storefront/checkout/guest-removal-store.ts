import { makeAutoObservable, runInAction } from 'mobx';
import type { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { mustLeaveGuestStatus } from '#domain/plans/guest-removal.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import type { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';
import { guestTexts } from './texts.ts';

/** A guest stops being one before paying. Source: GUEST-1, GUEST-2. */
export class GuestRemovalStore {
  isUnderWay = false;
  hasFailed = false;
  readonly #leave: LeaveGuestStatus;
  readonly #session: SessionStore;
  readonly #cart: CartStore;
  readonly #toasts: ToastStore;

  constructor(leave: LeaveGuestStatus, session: SessionStore, cart: CartStore, toasts: ToastStore) {
    this.#leave = leave;
    this.#session = session;
    this.#cart = cart;
    this.#toasts = toasts;
    makeAutoObservable(this);
  }

  /** Whether the buyer must be asked before anything is paid. */
  get isNeeded(): boolean {
    return this.#session.user !== null && mustLeaveGuestStatus(this.#session.user);
  }

  /** Confirmed: the school ends it; then the cart has the prices of who has no plan. */
  async confirm(): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    this.hasFailed = false;
    const left = await this.#leave.execute();
    if (left) await this.#cart.read();
    runInAction(() => {
      this.isUnderWay = false;
      this.hasFailed = !left;
    });
    if (left) this.#toasts.show({ kind: 'success', text: guestTexts.done });
  }

  /** The school said that the account is a guest's, which this page did not know yet. */
  async lookAgain(): Promise<void> {
    await this.#session.refresh();
  }
}
