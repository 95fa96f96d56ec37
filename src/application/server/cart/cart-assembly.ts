import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import type { CartOwner, Carts, StoredCart, StoredLine } from '#application/server/cart/ports/carts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { EMPTY_CART, withGift, type Cart } from '#domain/cart/cart.ts';
import { cartItemOf, freeItemOf, isFreeProduct, NO_CHOICES, seatsAloneOf } from './cart-item-of.ts';
import { codesTouching } from './codes-touching.ts';
import { furtherSeats } from './further-seats.ts';
import { withoutLapsedCodes } from './lapsed-codes.ts';
import { priceTerms, taxedAt } from './price-terms.ts';
import type { CartFinding } from './cart-finding.ts';
import { partLines } from './part-lines.ts';
import { storedCartOf } from './stored-cart.ts';

/** A cart with today's products, and what its price depends on besides. */
export interface AssembledCart extends Pick<CartView, 'cart' | 'terms' | 'planPrices'> {
  readonly notices: readonly CartFinding[];
  /** Lines that stay in the cart unseen, because another order is paying for them. */
  readonly held: readonly StoredLine[];
}

export interface OpenCart extends AssembledCart {
  readonly stored: StoredCart;
}

/**
 * Turns what is kept of a cart (ids and choices) into the cart the domain knows, with today's products, prices and codes, and
 * back. What is no longer sold, what the account already has and what it is paying in another order stays out and is named. Of a
 * cart that is a gift nothing becomes the account's: what it has or is paying is bought in full, as a visitor would.
 */
export class CartAssembly {
  constructor(
    private readonly carts: Carts,
    private readonly products: SellableProducts,
    private readonly codes: DiscountCodes,
    private readonly grants: Grants,
    private readonly underWay: OrdersUnderWay,
    private readonly ownership: Ownership,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The owner's cart for reading; an empty one for nobody (null) and for whoever has none. */
  async read(owner: CartOwner | null): Promise<AssembledCart> {
    const stored = owner === null ? null : await this.carts.find(owner);
    return this.assemble(stored, owner);
  }

  /** The owner's cart for changing, made if needed and locked. */
  async open(owner: CartOwner): Promise<OpenCart> {
    const stored = await this.carts.lock(owner, this.ids.newId(), this.clock.now());
    return { stored, ...(await this.assemble(stored, owner)) };
  }

  /** Whether what its owner gathers is a gift. */
  async isGift(owner: CartOwner): Promise<boolean> {
    return (await this.carts.find(owner))?.isGift === true;
  }

  /** An open cart as a gift, or as its owner's own, with what is seen of it; not kept yet. What was held back is not given. */
  async turned(open: OpenCart, owner: CartOwner, isGift: boolean): Promise<OpenCart> {
    if ((open.stored.isGift === true) === isGift) return open;
    const seen = new Set([...open.cart.items, ...open.cart.freeItems].map(({ productId }) => productId));
    const { isGift: _, ...kept } = open.stored;
    const lines = kept.lines.filter(({ productId }) => seen.has(productId));
    const stored = { ...kept, lines, ...(isGift && { isGift }) };
    return { stored, ...(await this.assemble(stored, owner)) };
  }

  /** Keeps the changed cart and answers how it now reads. */
  async save(open: OpenCart, owner: CartOwner, changed: Cart): Promise<AssembledCart> {
    const stored = storedCartOf(open, changed, this.clock.now());
    await this.carts.save(stored);
    const { notices, ...cart } = await this.assemble(stored, owner);
    return { ...cart, notices: [...open.notices, ...notices] };
  }

  /** The item of a product just added, with the plan's price that was chosen, or further seats of it alone. */
  async newItem(product: SellableProduct, planPriceId: number | null, seatsAlone = false): Promise<CartItem> {
    const now = this.clock.now();
    const promotions = codesTouching(product.id, await this.codes.promotionsAt(now));
    const itemOf = seatsAlone ? seatsAloneOf : cartItemOf;
    return itemOf(taxedAt(now, this.settings, product), { ...NO_CHOICES, planPriceId }, promotions, now);
  }

  /** What is kept of a cart, as the domain's cart of its owner. */
  async assemble(stored: StoredCart | null, owner: CartOwner | null): Promise<AssembledCart> {
    const now = this.clock.now();
    const userId = owner?.kind === 'account' ? owner.userId : null;
    const terms = await priceTerms(this.settings, this.ownership, userId, now);
    if (stored === null) return { cart: EMPTY_CART, terms, planPrices: new Map(), notices: [], held: [] };
    const ids = stored.lines.map(({ productId }) => productId);
    const products = await this.products.findAll(ids);
    const haver = stored.isGift === true ? null : userId;
    const owned = haver === null ? new Set<number>() : await this.grants.ownedForEver(haver, ids);
    const underWay = haver === null ? [] : await this.underWay.of(haver);
    const seats = await furtherSeats(this.grants, haver, products.values());
    const { kept, held, notices } = partLines(stored.lines, products, owned, underWay, seats);
    const gathered = await this.#gather(stored, kept, products, seats, now);
    const { cart, lapsed } = await withoutLapsedCodes(gathered, this.codes, userId, now);
    const planPrices = new Map(
      [...products.values()].flatMap(({ id, plan }) => (plan === null ? [] : [[id, plan.prices] as const])),
    );
    return { cart, terms, planPrices, held, notices: lapsed === null ? notices : [...notices, lapsed] };
  }

  async #gather(
    stored: StoredCart,
    lines: readonly StoredLine[],
    products: ReadonlyMap<number, SellableProduct>,
    seats: ReadonlySet<number>,
    now: Date,
  ): Promise<Cart> {
    const inForce = stored.codeWord === null ? null : await this.codes.find(stored.codeWord);
    const sellerCode = stored.sellerWord === null ? null : await this.codes.find(stored.sellerWord);
    const promotions = await this.codes.promotionsAt(now);
    const items: CartItem[] = [];
    const freeItems = [];
    for (const line of lines) {
      const product = products.get(line.productId);
      if (product === undefined) continue;
      const codes = [...codesTouching(product.id, promotions), ...(inForce?.origin === 'coupon' ? [inForce] : [])];
      if (line.isFree && isFreeProduct(product, now)) freeItems.push(freeItemOf(product));
      else {
        const itemOf = seats.has(line.productId) ? seatsAloneOf : cartItemOf;
        items.push(itemOf(taxedAt(now, this.settings, product), line, codes, now));
      }
    }
    const code = items.length === 0 ? null : inForce;
    const cart = { items, freeItems: items.length === 0 ? freeItems : [], code, sellerCode };
    return withGift(cart, stored.isGift === true && items.length > 0);
  }
}
