import { AfterSignIn } from '#application/browser/accounts/after-sign-in.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';
import type { CartStore } from './cart-store.ts';
import { leftOutText } from '#ui/school/storefront/cart/texts.ts';

/** Whoever signs in keeps what they had gathered, and is told what could not come along. Source: CART-12. */
export class MergeCartAfterSignIn extends AfterSignIn {
  readonly #cart: CartStore;
  readonly #toasts: ToastStore;

  constructor(cart: CartStore, toasts: ToastStore) {
    super();
    this.#cart = cart;
    this.#toasts = toasts;
  }

  async run(): Promise<void> {
    await this.#cart.merge();
    // The cart's own page says it too, but whoever signs in may land elsewhere.
    for (const plan of this.#cart.leftOut) this.#toasts.show({ kind: 'alert', text: leftOutText(plan) });
  }
}
