import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ProductRefusal } from '#application/server/cart/add-to-cart.ts';
import type { CartAssembly, OpenCart } from '#application/server/cart/cart-assembly.ts';
import { isFreeProduct } from '#application/server/cart/cart-item-of.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import type { ChargeGuard, InOtherOrder } from '#application/server/payments/charge-guard.ts';
import type { ConfirmOrder } from './confirm-order.ts';
import { orderLinesOf, newOrder } from './new-order.ts';
import { NOTHING } from '#domain/shared/money.ts';

export type TakeFreeRefusal =
  | ProductRefusal
  | InOtherOrder
  | SoldOut
  | { readonly kind: 'product-not-free'; readonly slug: string; readonly title: string }
  | PricingRefusal;

/** Gives an account the free products it chose, by an order of 0.00 that is confirmed at once. What it has already stays. Source: CART-13. */
export class TakeFreeProducts {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly products: SellableProducts,
    private readonly grants: Grants,
    private readonly orders: Orders,
    private readonly guard: ChargeGuard,
    private readonly places: PlaceGuard,
    private readonly confirm: ConfirmOrder,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(userId: string, slugs: readonly string[]): Promise<Result<void, TakeFreeRefusal>> {
    const now = this.clock.now();
    const chosen = new Map<number, SellableProduct>();
    for (const slug of slugs) {
      const product = await this.products.findBySlug(slug);
      if (product === null) return refuse({ kind: 'product-not-found', slug });
      if (!isFreeProduct(product, now)) return refuse({ kind: 'product-not-free', slug, title: product.title });
      chosen.set(product.id, product);
    }
    // The account's lock also makes the same request sent twice at once give once.
    await this.guard.lockAccount(userId);
    const open = await this.assembly.open({ kind: 'account', userId });
    const held = await this.guard.inOtherOrder(userId, [...chosen.values()]);
    if (held !== null) return refuse(held);
    for (const owned of await this.grants.ownedForEver(userId, [...chosen.keys()])) chosen.delete(owned);
    return chosen.size === 0 ? accept(undefined) : this.#give(userId, [...chosen.values()], open);
  }

  async #give(
    userId: string,
    products: readonly SellableProduct[],
    open: OpenCart,
  ): Promise<Result<void, TakeFreeRefusal>> {
    const now = this.clock.now();
    const items: CartItem[] = [];
    for (const product of products) items.push(await this.assembly.newItem(open, product, null));
    const cart = { ...EMPTY_CART, items };
    const snapshot = takeSnapshot(cart, open.terms);
    if (!snapshot.ok) return snapshot;
    // What was free for a time may have ended while the account was waited for.
    const priced = products.find((_, index) => snapshot.value.lines[index]?.net !== NOTHING);
    if (priced !== undefined) return refuse({ kind: 'product-not-free', slug: priced.slug, title: priced.title });
    const id = this.ids.newId();
    const full = await this.places.obstacle({ id, userId, lines: orderLinesOf(cart, snapshot.value) });
    if (full !== null) return refuse(full);
    const number = await this.orders.nextNumber();
    const given = { id, number, userId, billing: null, termsVersion: null, creationKey: null } as const;
    const order = newOrder(cart, snapshot.value, { ...given, paymentMethod: 'free' }, now, 0);
    await this.orders.add(order);
    const confirmed = await this.confirm.execute(order, 'nothing-to-pay');
    if (!confirmed.ok) throw new Error(`A new order could not be confirmed: ${confirmed.refusal.kind}`);
    await this.places.keepFor(order);
    return accept(undefined);
  }
}
