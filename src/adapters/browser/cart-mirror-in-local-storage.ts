import { CartMirror } from '#application/browser/ports/cart-mirror.ts';
import type { CartView } from '#application/browser/ports/cart-api.ts';

const name = 'escuela.carrito';

/** `localStorage`. What is needed to read and write a cart comes with the first one that there is. */
export class CartMirrorInLocalStorage extends CartMirror {
  async read(): Promise<CartView | null> {
    try {
      const text = localStorage.getItem(name);
      if (text === null) return null;
      const { cartFromText } = await import('./cart-text.ts');
      return cartFromText(text);
    } catch {
      // Forbidden storage, or the code to read it could not be fetched: the school's own cart is on its way.
      return null;
    }
  }

  async write(view: CartView): Promise<void> {
    const { items, freeItems } = view.cart;
    if (items.length === 0 && freeItems.length === 0) return this.forget();
    try {
      const { cartToText } = await import('./cart-text.ts');
      localStorage.setItem(name, cartToText(view));
    } catch {
      // Full or forbidden: the port promises silence.
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  }
}
