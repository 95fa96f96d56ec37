import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import type { Stamps } from '#adapters/server/sql/shared/public-stamps.ts';
import type { TimedCode } from './discount-codes-in-sql.ts';

/** The tables that an offer is read from; each has a stamp. */
export const tablesOfOffers: readonly string[] = [
  'products',
  'product_staff',
  'staff',
  'categories',
  'plan_prices',
  'plan_products',
  'price_options',
  'product_places',
  'discount_codes',
];

/** Products, and words of codes, that are kept: what was read first goes first. */
export const mostKept = 5000;

/** The offer as it is under one set of stamps, as far as it was read. */
export class KeptOffer {
  readonly products = new Map<number, SellableProduct>();
  readonly productIds = new Map<string, number>();
  readonly codes = new Map<string, DiscountCode>();
  #promotions: PromotionsFrom | null = null;

  keep(product: SellableProduct): void {
    this.products.set(product.id, product);
    this.productIds.set(product.slug, product.id);
    for (const [id, { slug }] of this.products) {
      if (this.products.size <= mostKept) return;
      this.products.delete(id);
      this.productIds.delete(slug);
    }
  }

  keepCode(code: DiscountCode): void {
    this.codes.set(code.word, code);
    for (const [word] of this.codes) {
      if (this.codes.size <= mostKept) return;
      this.codes.delete(word);
    }
  }

  /** Promotions in force at `now`. @param read those that end then or later. */
  async promotionsAt(now: Date, read: () => Promise<readonly TimedCode[]>): Promise<readonly DiscountCode[]> {
    if (this.#promotions?.knowsOf(now) !== true) this.#promotions = new PromotionsFrom(now, await read());
    return this.#promotions.at(now);
  }
}

/** The promotions that end at an instant or later. */
class PromotionsFrom {
  readonly #from: number;
  #last: { readonly from: number; readonly until: number; readonly codes: readonly DiscountCode[] } | null = null;

  constructor(
    now: Date,
    private readonly all: readonly TimedCode[],
  ) {
    this.#from = now.getTime();
  }

  knowsOf(now: Date): boolean {
    return now.getTime() >= this.#from;
  }

  /** The same list until one begins or has ended. */
  at(now: Date): readonly DiscountCode[] {
    const at = now.getTime();
    if (this.#last !== null && at >= this.#last.from && at < this.#last.until) return this.#last.codes;
    const codes = this.all.filter(({ from, until }) => from <= at && at <= until).map(({ code }) => code);
    // One holds through the millisecond that it ends with.
    const turns = this.all.flatMap(({ from, until }) => [from, until + 1]).filter((turn) => turn > at);
    this.#last = { from: at, until: Math.min(Infinity, ...turns), codes };
    return codes;
  }
}

/** What is sold and what lowers it, kept in this process as long as the stamps of all it was read from stay (decision 0051). */
export class KeptOffers {
  #stamps: Stamps | null = null;
  #key: string | null = null;
  #kept = new KeptOffer();

  /** What is kept under these stamps; whoever reads more of it reads it after them. */
  under(stamps: Stamps): KeptOffer {
    if (stamps === this.#stamps) return this.#kept;
    const key = tablesOfOffers.map((table) => stamps.get(table)).join(' ');
    if (key !== this.#key) this.#kept = new KeptOffer();
    this.#stamps = stamps;
    this.#key = key;
    return this.#kept;
  }
}
