import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import { withGift } from '#domain/cart/cart.ts';
import type { NotGivable } from '#domain/orders/gift-refusal.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AssembledCart, CartAssembly } from './cart-assembly.ts';

export type TurnIntoGiftRefusal = Extract<NotGivable, { readonly kind: 'gift-free' }> | { readonly kind: 'no-cart' };

/** Makes all of a cart a gift, or no gift again; what its owner cannot buy for themselves leaves it then, and is named. */
export class TurnCartIntoGift {
  constructor(private readonly assembly: CartAssembly) {}

  async execute(owner: CartOwner, isGift: boolean): Promise<Result<AssembledCart, TurnIntoGiftRefusal>> {
    const open = await this.assembly.open(owner);
    const [free] = open.cart.freeItems;
    if (free !== undefined && isGift) return refuse({ kind: 'gift-free', title: free.title });
    if (open.cart.items.length === 0) return refuse({ kind: 'no-cart' });
    const turned = await this.assembly.turned(open, owner, isGift);
    return accept(await this.assembly.save(turned, owner, withGift(turned.cart, isGift)));
  }
}
