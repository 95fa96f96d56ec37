import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import type { CartOwner, Carts, StoredCart, StoredLine } from '#application/server/cart/ports/carts.ts';
import type { CurrentOffer, Offers } from '#application/server/cart/ports/offers.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { PlaceHoldings } from '#application/server/learning/ports/place-holdings.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { OfferedPrice, SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import { Buyer } from './buyer.ts';
import { cartItemOf, NO_CHOICES, planPricesOf, seatsAloneOf } from './cart-item-of.ts';
import { codesTouching } from './codes-touching.ts';
import { furtherSeats } from './further-seats.ts';
import { gatherCart } from './gather-cart.ts';
import { withoutLapsedCodes } from './lapsed-codes.ts';
import { priceTerms, taxedAt } from './price-terms.ts';
import type { CartFinding } from './cart-finding.ts';
import { partLines } from './part-lines.ts';
import { storedCartOf } from './stored-cart.ts';

/** A cart with today's products, and what its price depends on besides. */
export interface AssembledCart extends Pick<CartView, 'cart' | 'terms'> {
  /** What each plan of it is sold at today, by its id. */
  readonly planPrices: ReadonlyMap<number, readonly OfferedPrice[]>;
  readonly notices: readonly CartFinding[];
  /** Lines that stay in the cart unseen, because another order is paying for them. */
  readonly held: readonly StoredLine[];
}

/** What a cart is read with. */
export interface Surroundings {
  readonly offer: CurrentOffer;
  /** Whose cart it is. */
  readonly buyer: Buyer;
}

export interface OpenCart extends AssembledCart, Surroundings {
  /** As it is to be read. */
  readonly stored: StoredCart;
  /** As the database has it. */
  readonly locked: StoredCart;
}

/**
 * Turns what is kept of a cart (ids and choices) into the cart the domain knows, with today's products, prices and codes, and
 * back. What is no longer sold, what is sold out, what the account already has and what it is paying in another order stays out and is named. Of a
 * cart that is a gift nothing becomes the account's: what it has or is paying is bought in full, as a visitor would.
 */
export class CartAssembly {
  constructor(
    private readonly carts: Carts,
    private readonly offers: Offers,
    private readonly codes: DiscountCodes,
    private readonly grants: Grants,
    private readonly underWay: OrdersUnderWay,
    private readonly ownership: Ownership,
    private readonly places: PlaceHoldings,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The owner's cart for reading; an empty one for nobody (null) and for whoever has none. */
  async read(owner: CartOwner | null): Promise<AssembledCart> {
    const stored = owner === null ? null : await this.carts.find(owner);
    return this.assemble(stored, owner);
  }

  /**
   * The owner's cart for changing, made if needed and locked.
   * @param also a product that is to be put in, and the offer in which it was found; without it what is sold is looked at after the lock.
   */
  async open(
    owner: CartOwner,
    also: { readonly offer: CurrentOffer; readonly productId: number } | null = null,
  ): Promise<OpenCart> {
    const stored = await this.carts.lock(owner, this.ids.newId(), this.clock.now());
    const surroundings = { offer: also?.offer ?? (await this.offers.look()), buyer: this.#buyer(owner) };
    // All at once: what is asked for again is known then.
    const ids = also === null ? [] : [...stored.lines.map(({ productId }) => productId), also.productId];
    await surroundings.buyer.orNobodyFor(stored.isGift === true).owned(ids);
    return { stored, locked: stored, ...surroundings, ...(await this.assemble(stored, owner, surroundings)) };
  }

  /** An open cart as a gift, or as its owner's own, with what is seen of it; not kept yet. What was held back is not given. */
  async turned(open: OpenCart, owner: CartOwner, isGift: boolean): Promise<OpenCart> {
    if ((open.stored.isGift === true) === isGift) return open;
    const seen = new Set([...open.cart.items, ...open.cart.freeItems].map(({ productId }) => productId));
    const { isGift: _, ...kept } = open.stored;
    const lines = kept.lines.filter(({ productId }) => seen.has(productId));
    const stored = { ...kept, lines, ...(isGift && { isGift }) };
    return { ...open, stored, ...(await this.assemble(stored, owner, open)) };
  }

  /** Keeps the changed cart and answers how it now reads. */
  async save(open: OpenCart, owner: CartOwner, changed: Cart): Promise<AssembledCart> {
    const stored = storedCartOf(open, changed, this.clock.now());
    await this.carts.save(stored, open.locked);
    const { notices, ...cart } = await this.assemble(stored, owner, open);
    return { ...cart, notices: [...open.notices, ...notices] };
  }

  /** The item of a product just added, with the plan's price that was chosen, or further seats of it alone. */
  async newItem(
    { offer }: Pick<Surroundings, 'offer'>,
    product: SellableProduct,
    planPriceId: number | null,
    seatsAlone = false,
  ): Promise<CartItem> {
    const now = this.clock.now();
    const promotions = codesTouching(product.id, await offer.promotionsAt(now));
    const itemOf = seatsAlone ? seatsAloneOf : cartItemOf;
    return itemOf(taxedAt(now, this.settings, product), { ...NO_CHOICES, planPriceId }, promotions, now);
  }

  /** What is kept of a cart, as the domain's cart of its owner. @param known what it is read with, where that was looked at already. */
  async assemble(
    stored: StoredCart | null,
    owner: CartOwner | null,
    known: Surroundings | null = null,
  ): Promise<AssembledCart> {
    const now = this.clock.now();
    const buyer = known?.buyer ?? this.#buyer(owner);
    const terms = await priceTerms(this.settings, buyer, now);
    if (stored === null) return { cart: EMPTY_CART, terms, planPrices: new Map(), notices: [], held: [] };
    const offer = known?.offer ?? (await this.offers.look());
    const ids = stored.lines.map(({ productId }) => productId);
    const products = await offer.findAll(ids);
    const haver = buyer.orNobodyFor(stored.isGift === true);
    const seats = await furtherSeats(haver, products.values());
    const underWay = ids.length === 0 ? [] : await haver.ordersUnderWay();
    const soldOut = await haver.soldOut(products.values(), now);
    const { kept, held, notices } = partLines(stored.lines, products, await haver.owned(ids), underWay, seats, soldOut);
    const by = { offer, settings: this.settings, now };
    const gathered = await gatherCart(stored, { lines: kept, products, seats }, by);
    const { cart, lapsed } = await withoutLapsedCodes(gathered, buyer, now);
    const planPrices = planPricesOf(products.values(), now);
    return { cart, terms, planPrices, held, notices: lapsed === null ? notices : [...notices, lapsed] };
  }

  #buyer(owner: CartOwner | null): Buyer {
    const { codes, grants, underWay, ownership, places } = this;
    return new Buyer(owner?.kind === 'account' ? owner.userId : null, { codes, grants, underWay, ownership, places });
  }
}
