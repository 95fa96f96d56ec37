import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { PlaceHoldings } from '#application/server/learning/ports/place-holdings.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { CodeUses } from '#domain/cart/discount-code.ts';
import type { OrderUnderWay } from '#domain/orders/order-under-way.ts';

/** Where what a buyer has is asked for. */
export interface BuyerSources {
  readonly codes: DiscountCodes;
  readonly grants: Grants;
  readonly underWay: OrdersUnderWay;
  readonly ownership: Ownership;
  readonly places: PlaceHoldings;
}

/** What an account has (null: a visitor, who has nothing), each thing asked for once. For one reading, or one transaction that changes none of it. */
export class Buyer {
  readonly #uses = new Map<number, CodeUses>();
  readonly #owned: Known;
  readonly #bought: Known;
  #hasPlan: boolean | null = null;
  #orders: readonly OrderUnderWay[] | null = null;

  constructor(
    readonly userId: string | null,
    private readonly sources: BuyerSources,
  ) {
    const { grants } = sources;
    this.#owned = new Known(async (ids) => (userId === null ? new Set() : grants.ownedForEver(userId, ids)));
    this.#bought = new Known(async (ids) => (userId === null ? new Set() : grants.boughtForEver(userId, ids)));
  }

  /** Whoever buys for somebody else asks nothing of what they have. */
  orNobodyFor(isGift: boolean): Buyer {
    return isGift ? new Buyer(null, this.sources) : this;
  }

  async hasPlan(now: Date): Promise<boolean> {
    this.#hasPlan ??= this.userId !== null && (await this.sources.ownership.plansOf(this.userId, now)).length > 0;
    return this.#hasPlan;
  }

  /** Those of the products that it has for ever. */
  owned(productIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.#owned.of(productIds);
  }

  /** Those of the products that it has for ever by itself, not by a seat that is lent. */
  bought(productIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.#bought.of(productIds);
  }

  /** Its orders that are being paid. */
  async ordersUnderWay(): Promise<readonly OrderUnderWay[]> {
    this.#orders ??= this.userId === null ? [] : await this.sources.underWay.of(this.userId);
    return this.#orders;
  }

  /** Those of the products that have no place left for it: not those of which it has places. */
  async soldOut(products: Iterable<SellableProduct>, now: Date): Promise<ReadonlySet<number>> {
    const full = [...products].filter(({ placesLeft }) => placesLeft === 0).map(({ id }) => id);
    if (full.length === 0 || this.userId === null) return new Set(full);
    const held = await this.sources.places.heldBy(this.userId, full, now);
    return new Set(full.filter((id) => !held.has(id)));
  }

  async usesOf(codeId: number): Promise<CodeUses> {
    const uses = this.#uses.get(codeId) ?? (await this.sources.codes.usesOf(codeId, this.userId));
    this.#uses.set(codeId, uses);
    return uses;
  }
}

/** Which ids are in a set, of those that were asked for. */
class Known {
  readonly #isIn = new Map<number, boolean>();

  constructor(private readonly find: (ids: readonly number[]) => Promise<ReadonlySet<number>>) {}

  async of(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const unknown = ids.filter((id) => !this.#isIn.has(id));
    if (unknown.length > 0) {
      const found = await this.find(unknown);
      for (const id of unknown) this.#isIn.set(id, found.has(id));
    }
    return new Set(ids.filter((id) => this.#isIn.get(id) === true));
  }
}
