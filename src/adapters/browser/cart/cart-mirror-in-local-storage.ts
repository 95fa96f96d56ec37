import { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';

const name = 'escuela.carrito';

/** `localStorage`. What is needed to read and write a cart comes with the first one that there is. */
export class CartMirrorInLocalStorage extends CartMirror {
  /** Counts what was kept and forgotten: only the last of it counts. */
  #turn = 0;

  async read(): Promise<CartView | null> {
    try {
      const text = localStorage.getItem(name);
      if (text === null) return null;
      // Where the code to read it cannot be fetched, the school's own cart is on its way.
      const code = await import('./cart-text.ts').catch(() => null);
      return code === null ? null : code.cartFromText(text);
    } catch {
      // Forbidden storage: the same.
      return null;
    }
  }

  isThere(): boolean {
    try {
      return localStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  }

  async write(view: CartView): Promise<void> {
    const { items, freeItems } = view.cart;
    if (items.length === 0 && freeItems.length === 0) return this.forget();
    const turn = (this.#turn += 1);
    try {
      const code = await import('./cart-text.ts').catch(() => null);
      if (code !== null && turn === this.#turn) localStorage.setItem(name, code.cartToText(view));
    } catch {
      // Full or forbidden: the port promises silence.
    }
  }

  forget(): void {
    this.#turn += 1;
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  }
}
