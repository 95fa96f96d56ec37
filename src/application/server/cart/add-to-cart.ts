import type { Clock } from '#application/ports/clock.ts';
import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import type { AlreadyOwned, InOtherOrder } from '#application/server/payments/charge-guard.ts';
import type { Offers } from '#application/server/cart/ports/offers.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { addFreeItem, addItem, itemOf, replacePlan, withGift, type Cart } from '#domain/cart/cart.ts';
import type { PlanConflict } from '#domain/cart/plan-conflict.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import { namedOrder, orderThatPays } from '#domain/orders/order-under-way.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Buyer } from './buyer.ts';
import type { AssembledCart, CartAssembly } from './cart-assembly.ts';
import { freeItemOf, isFreeProduct } from './cart-item-of.ts';
import { furtherSeats } from './further-seats.ts';

export interface AddToCartRequest {
  readonly owner: CartOwner;
  readonly slug: string;
  /** Ids that the caller believes the product to have. */
  readonly expectedIds?: readonly number[];
  /** Of a plan, the price chosen; its first one when not said. */
  readonly planPriceId?: number | null;
  /** The plan whose place it takes. */
  readonly replaces?: number | null;
  /** For somebody else: all of the cart becomes a gift, which asks nothing of what its buyer has. */
  readonly asGift?: boolean;
}

export type AddToCartRefusal =
  | ProductRefusal
  | { readonly kind: 'product-mismatch' }
  | { readonly kind: 'plan-price-unknown' }
  | AlreadyOwned
  | InOtherOrder
  | SoldOut
  | PlanConflict;

export interface ProductRefusal {
  readonly kind: 'product-not-found';
  readonly slug: string;
}

export interface AddedToCart {
  readonly product: SellableProduct;
  readonly item: CartItem;
  readonly isFree: boolean;
  /** False: it was there already, and nothing but the chosen price of a plan has changed. */
  readonly isNew: boolean;
  readonly cart: AssembledCart;
}

/** Puts a product into a cart; one that is there already stays. What an account has for ever is not sold to it again, nor what nobody else may come to. Source: CART-3, CART-4, CART-5, CART-11. */
export class AddToCart {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  async execute(request: AddToCartRequest): Promise<Result<AddedToCart, AddToCartRefusal>> {
    const { owner, slug, planPriceId = null, expectedIds = [] } = request;
    const offer = await this.offers.look();
    const product = await offer.findBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found', slug });
    if (expectedIds.some((id) => id !== product.id)) return refuse({ kind: 'product-mismatch' });
    if (planPriceId !== null && !(product.plan?.prices.some(({ id }) => id === planPriceId) ?? false)) {
      return refuse({ kind: 'plan-price-unknown' });
    }
    const now = this.clock.now();
    const isFreeToday = isFreeProduct(product, now);
    const opened = await this.assembly.open(owner, { offer, productId: product.id });
    // What is free is taken for oneself, and empties a cart that was a gift.
    const isGift = !isFreeToday && (request.asGift === true || opened.stored.isGift === true);
    const buyer = opened.buyer.orNobodyFor(isGift);
    const seatsAlone = (await furtherSeats(buyer, [product])).has(product.id);
    const bought = seatsAlone ? null : await boughtOtherwise(buyer, product);
    if (bought !== null) return refuse(bought);
    if ((await buyer.soldOut([product], now)).has(product.id)) {
      return refuse({ kind: 'sold-out', title: product.title, slug, seminar: product.title, left: 0 });
    }
    const isFree = !seatsAlone && isFreeToday;
    const open = isGift ? await this.assembly.turned(opened, owner, true) : opened;
    const item = await this.assembly.newItem(open, product, planPriceId, seatsAlone);
    const changed = isFree
      ? accept(addFreeItem(open.cart, freeItemOf(product, now)))
      : withItem(open.cart, item, request);
    if (!changed.ok) return changed;
    const cart = await this.assembly.save(open, owner, withGift(changed.value, isGift));
    return accept({ product, item, isFree, isNew: !holds(open.cart, product.id), cart });
  }
}

/** What the account has for ever, or is paying in an order: not sold to it again, save what is used up. */
async function boughtOtherwise(buyer: Buyer, product: SellableProduct): Promise<AlreadyOwned | InOtherOrder | null> {
  const { id, title, slug } = product;
  if (isUsedUp(product)) return null;
  if ((await buyer.owned([id])).has(id)) return { kind: 'already-owned', title, slug };
  const order = orderThatPays(id, await buyer.ordersUnderWay());
  return order === null ? null : { kind: 'in-other-order', title, slug, order: namedOrder(order) };
}

function withItem(
  cart: Cart,
  item: CartItem,
  { planPriceId = null, replaces = null }: AddToCartRequest,
): Result<Cart, PlanConflict> {
  const there = itemOf(cart, item.productId);
  if (there !== undefined) {
    if (planPriceId === null || planPriceId === there.plan?.priceId) return accept(cart);
    // The same plan with another of its prices: its seats are chosen anew, since their price belongs to the plan's.
    return accept({ ...cart, items: cart.items.map((each) => (each === there ? item : each)) });
  }
  const added = replaces === null ? addItem(cart, item) : replacePlan(cart, replaces, item);
  if (added.ok) return added;
  if (added.refusal.kind === 'plan-conflict') return refuse(added.refusal);
  return accept(cart);
}

function holds(cart: Cart, productId: number): boolean {
  return [...cart.items, ...cart.freeItems].some((each) => each.productId === productId);
}
