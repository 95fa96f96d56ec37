import type { Logger } from '#application/ports/logger.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { AddedProduct, CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import { addFreeItem, addItem } from '#domain/cart/cart.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** What became of putting a product in. */
export type Addition =
  | { readonly kind: 'already-in-cart' }
  | { readonly kind: 'added'; readonly view: CartView; readonly item: CartItem }
  | {
      readonly kind: 'free';
      readonly view: CartView;
      readonly item: FreeItem;
      /** The paid products that left the cart for it. */
      readonly emptied: readonly CartItem[];
    };

/** Puts a product into the cart: the school first, then this browser's copy of it by the same rules. Source: CART-3, CART-4, CART-5, CART-12. */
export class AddToCart {
  constructor(
    private readonly api: CartApi,
    private readonly session: SessionKeeper,
    private readonly logger: Logger,
  ) {}

  async execute(view: CartView, addition: CartAddition): Promise<Result<Addition, CallRefusal>> {
    if (isInCart(view, addition)) return accept({ kind: 'already-in-cart' });
    const userId = this.session.state.user?.id ?? null;
    const added = await this.api.add(addition, userId);
    if (!added.ok) return added;
    void this.#note(addition, userId);
    return accept(withProduct(view, added.value));
  }

  /** The record is the school's affair: that it failed is written down and said to nobody. Source: ERROR-4. */
  async #note(addition: CartAddition, userId: string | null): Promise<void> {
    const noted = await this.api.noteAdded(addition, userId);
    if (noted.ok) return;
    this.logger.warn('the history of the cart was not kept', { slug: addition.slug, reason: noted.refusal.kind });
  }
}

function isInCart({ cart }: CartView, { slug }: CartAddition): boolean {
  return [...cart.items, ...cart.freeItems].some((item) => item.slug === slug);
}

function withProduct(view: CartView, { item, free, planPrices }: AddedProduct): Addition {
  if (free !== null) {
    const cart = addFreeItem(view.cart, free);
    return { kind: 'free', view: { ...view, cart }, item: free, emptied: view.cart.items };
  }
  const changed = addItem(view.cart, item);
  // The school took it: another tab has changed the cart, and the next reading shows how.
  const cart = changed.ok ? changed.value : view.cart;
  const prices = new Map(view.planPrices);
  if (planPrices.length > 0) prices.set(item.productId, planPrices);
  return { kind: 'added', view: { ...view, cart, planPrices: prices }, item };
}
