import type { Carts } from '#application/server/cart/ports/carts.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import type { AssembledCart, CartAssembly } from './cart-assembly.ts';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';

export interface MergedCarts {
  readonly cart: AssembledCart;
  readonly leftOut: readonly LeftOutPlan[];
}

/** Brings what was gathered before signing in into the account's cart, once. Source: CART-12; decisions.md, Cart. */
export class MergeCarts {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly carts: Carts,
    private readonly grants: Grants,
  ) {}

  async execute(userId: string, visitorCookieHash: string | null): Promise<MergedCarts> {
    const account = { kind: 'account', userId } as const;
    const visitor = visitorCookieHash === null ? null : ({ kind: 'visitor', cookieHash: visitorCookieHash } as const);
    // The account's cart is locked first: two tabs that come back from signing in at once merge one after the other.
    const open = await this.assembly.open(account);
    const gathered = visitor === null ? null : await this.carts.find(visitor);
    if (gathered === null) return { cart: open, leftOut: [] };
    const anonymous = await this.assembly.assemble(gathered, visitor);
    const isGift = open.cart.isGift === true || anonymous.cart.isGift === true;
    const own = await this.assembly.turned(open, account, isGift);
    const brought = isGift ? { cart: anonymous.cart, notices: [] } : await this.#withoutOwned(anonymous.cart, userId);
    const merged = mergeCarts(own.cart, brought.cart);
    const cart = await this.assembly.save(own, account, merged.cart);
    await this.carts.retire(gathered.id);
    return {
      cart: { ...cart, notices: [...cart.notices, ...brought.notices] },
      leftOut: merged.refused.map(({ item: { productId, title, slug }, conflict: { standing } }) => ({
        productId,
        title,
        slug,
        standing,
      })),
    };
  }

  async #withoutOwned(cart: Cart, userId: string): Promise<Pick<AssembledCart, 'cart' | 'notices'>> {
    const gathered = [...cart.items, ...cart.freeItems].filter((item) => !isUsedUp(item));
    const owned = await this.grants.ownedForEver(
      userId,
      gathered.map(({ productId }) => productId),
    );
    const items = cart.items.filter(({ productId }) => !owned.has(productId));
    const freeItems = cart.freeItems.filter(({ productId }) => !owned.has(productId));
    const notices = gathered
      .filter(({ productId }) => owned.has(productId))
      .map(({ productId, title, slug }) => ({ kind: 'already-owned', productId, title, slug }) as const);
    const kept = items.length === 0 ? { ...EMPTY_CART, sellerCode: cart.sellerCode } : cart;
    return { cart: { ...kept, items, freeItems }, notices };
  }
}
