import { AfterSignIn } from '#application/browser/accounts/after-sign-in.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';
import type { CartStore } from './cart-store.ts';
import { leftOutText } from '#ui/school/storefront/cart/texts.ts';

/** Whoever signs in keeps what they had gathered, and is told what could not come along. Source: CART-12. */
export class MergeCartAfterSignIn extends AfterSignIn {
  constructor(
    private readonly cart: CartStore,
    private readonly toasts: ToastStore,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.cart.merge();
    // The cart's own page says it too, but whoever signs in may land elsewhere.
    for (const plan of this.cart.leftOut) this.toasts.show({ kind: 'alert', text: leftOutText(plan) });
  }
}
