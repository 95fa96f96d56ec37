import type { StoredCart, StoredLine } from '#application/server/cart/ports/carts.ts';
import type { CurrentOffer } from '#application/server/cart/ports/offers.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import { withGift, type Cart } from '#domain/cart/cart.ts';
import { cartItemOf, freeItemOf, isFreeProduct, seatsAloneOf } from './cart-item-of.ts';
import { codesTouching } from './codes-touching.ts';
import { taxedAt } from './price-terms.ts';

/** The lines of a cart that can be bought, and what they are about. */
export interface LinesToGather {
  readonly lines: readonly StoredLine[];
  readonly products: ReadonlyMap<number, SellableProduct>;
  /** Of these the buyer gets further seats alone. */
  readonly seats: ReadonlySet<number>;
}

/** Lines, words and choices as the domain's cart, with the products, prices and codes of `now`. */
export async function gatherCart(
  stored: StoredCart,
  { lines, products, seats }: LinesToGather,
  by: { readonly offer: CurrentOffer; readonly settings: PriceSettings; readonly now: Date },
): Promise<Cart> {
  const { offer, settings, now } = by;
  const inForce = stored.codeWord === null ? null : await offer.code(stored.codeWord);
  const sellerCode = stored.sellerWord === null ? null : await offer.code(stored.sellerWord);
  const promotions = lines.length === 0 ? [] : await offer.promotionsAt(now);
  const items: CartItem[] = [];
  const freeItems: FreeItem[] = [];
  for (const line of lines) {
    const product = products.get(line.productId);
    if (product === undefined) continue;
    const codes = [...codesTouching(product.id, promotions), ...(inForce?.origin === 'coupon' ? [inForce] : [])];
    if (line.isFree && isFreeProduct(product, now)) freeItems.push(freeItemOf(product, now));
    else {
      const itemOf = seats.has(line.productId) ? seatsAloneOf : cartItemOf;
      items.push(itemOf(taxedAt(now, settings, product), line, codes, now));
    }
  }
  const code = items.length === 0 ? null : inForce;
  const cart = { items, freeItems: items.length === 0 ? freeItems : [], code, sellerCode };
  return withGift(cart, stored.isGift === true && items.length > 0);
}
