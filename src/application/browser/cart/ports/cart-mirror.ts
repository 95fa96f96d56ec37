import type { CartView } from '#application/read-models/cart/cart-view.ts';

/** What this browser remembers of the cart between visits, so that it shows at once and without a connection. */
export abstract class CartMirror {
  /** Whether something is kept, which may turn out unreadable. */
  abstract isThere(): boolean;
  /** The cart last kept, or null when there is none that can be read. */
  abstract read(): Promise<CartView | null>;
  /** Keeps the cart; silently keeps nothing where the browser forbids storage. */
  abstract write(view: CartView): Promise<void>;
  abstract forget(): void;
}
