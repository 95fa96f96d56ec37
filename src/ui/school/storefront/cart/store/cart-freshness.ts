import { useEffect } from 'react';
import type { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import { isShown, whenShownAgain } from '#ui/school/boot/late/when-shown.ts';
import { CartStore } from './cart-store.ts';

/**
 * Keeps this tab's cart that of the school: it is read again whenever the tab is shown, after a look at who is signed in by now,
 * and when another tab has changed it. A tab that nobody sees waits until it is shown.
 */
export function keepCartFresh(cart: CartStore, session: Pick<SessionStore, 'lookAgain'>, news: CartNews): void {
  whenShownAgain(() => void session.lookAgain().then(() => readAnew(cart)));
  news.listen(() => {
    if (isShown()) void readAnew(cart);
  });
}

/** Reads the cart again as a page that shows its sum is entered. */
export function useFreshCart(): CartStore {
  const cart = useService(CartStore);
  useEffect(() => void readAnew(cart), [cart]);
  return cart;
}

/** The first reading is under way already, or begins. */
function readAnew(cart: CartStore): Promise<unknown> {
  return cart.ready ? cart.read() : cart.restore();
}
