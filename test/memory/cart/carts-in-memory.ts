import { type CartEvent, type CartOwner, Carts, type StoredCart } from '#application/server/cart/ports/carts.ts';

/** Carts in this process's memory; one caller at a time, so a lock is only a promise. */
export class CartsInMemory extends Carts {
  readonly #carts = new Map<string, StoredCart>();
  readonly #ownerOf = new Map<string, string>();
  /** What was written down, oldest first. */
  readonly events: CartEvent[] = [];

  find(owner: CartOwner): Promise<StoredCart | null> {
    return Promise.resolve(this.#carts.get(keyOf(owner)) ?? null);
  }

  lock(owner: CartOwner, newId: string): Promise<StoredCart> {
    const key = keyOf(owner);
    const cart = this.#carts.get(key) ?? { id: newId, lines: [], codeWord: null, sellerWord: null };
    this.#carts.set(key, cart);
    this.#ownerOf.set(cart.id, key);
    return Promise.resolve(cart);
  }

  save(cart: StoredCart): Promise<void> {
    const key = this.#ownerOf.get(cart.id);
    if (key !== undefined) this.#carts.set(key, cart);
    return Promise.resolve();
  }

  retire(cartId: string): Promise<void> {
    this.#carts.delete(this.#ownerOf.get(cartId) ?? '');
    return Promise.resolve();
  }

  record(event: CartEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }
}

function keyOf(owner: CartOwner): string {
  return owner.kind === 'account' ? `account ${owner.userId}` : `visitor ${owner.cookieHash}`;
}
