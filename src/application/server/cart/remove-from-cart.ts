import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CartOwner, Carts } from '#application/server/cart/ports/carts.ts';
import { clearCart, removeItem, type Cart } from '#domain/cart/cart.ts';
import type { AssembledCart, CartAssembly, OpenCart } from './cart-assembly.ts';

/** Takes a product out of a cart, paid or free. What is not there is out already: the answer is the same. Source: CART-6. */
export class RemoveFromCart {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly carts: Carts,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(owner: CartOwner, productId: number): Promise<AssembledCart> {
    const open = await this.assembly.open(owner);
    if (open.stored.lines.some((line) => line.productId === productId)) await this.#record(open, owner, productId);
    const held = open.held.filter((line) => line.productId !== productId);
    return this.assembly.save({ ...open, held }, owner, without(open.cart, productId));
  }

  /** Takes everything out, with the code and every choice; the seller visited is remembered. Source: CART-7. */
  async clear(owner: CartOwner): Promise<AssembledCart> {
    const open = await this.assembly.open(owner);
    for (const { productId } of open.stored.lines) await this.#record(open, owner, productId);
    return this.assembly.save({ ...open, held: [] }, owner, clearCart(open.cart));
  }

  async #record({ stored }: OpenCart, owner: CartOwner, productId: number): Promise<void> {
    await this.carts.record({
      id: this.ids.newId(),
      cartId: stored.id,
      userId: owner.kind === 'account' ? owner.userId : null,
      productId,
      kind: 'removed',
      at: this.clock.now(),
    });
  }
}

function without(cart: Cart, productId: number): Cart {
  const removed = removeItem(cart, productId);
  if (removed.ok) return removed.value;
  return { ...cart, freeItems: cart.freeItems.filter((item) => item.productId !== productId) };
}
