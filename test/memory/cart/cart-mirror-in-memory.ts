import type { CartView } from '#application/read-models/cart/cart-view.ts';
import { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';

/** A browser that remembers for as long as the test lasts. */
export class CartMirrorInMemory extends CartMirror {
  kept: CartView | null = null;

  isThere(): boolean {
    return this.kept !== null;
  }

  read(): Promise<CartView | null> {
    return Promise.resolve(this.kept);
  }

  write(view: CartView): Promise<void> {
    const { items, freeItems } = view.cart;
    this.kept = items.length === 0 && freeItems.length === 0 ? null : view;
    return Promise.resolve();
  }

  forget(): void {
    this.kept = null;
  }
}
