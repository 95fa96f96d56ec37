import type { Kysely } from 'kysely';
import { type CurrentOffer, Offers } from '#application/server/cart/ports/offers.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { codeWord, type DiscountCode } from '#domain/cart/discount-code.ts';
import { noteNotToKeep, unrecorded } from '#adapters/server/answer-sources.ts';
import type { PublicStamps } from '#adapters/server/sql/shared/public-stamps.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { DiscountCodesInSql } from './discount-codes-in-sql.ts';
import type { KeptOffer, KeptOffers } from './kept-offers.ts';
import { SellableProductsInSql } from './sellable-products-in-sql.ts';

/** The offer under the stamps that the database says when one looks: one statement, and what nobody has asked for under them yet. */
export class OffersInSql extends Offers {
  readonly #products: SellableProductsInSql;
  readonly #codes: DiscountCodesInSql;

  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly stamps: PublicStamps,
    private readonly kept: KeptOffers,
  ) {
    super();
    this.#products = new SellableProductsInSql(db);
    this.#codes = new DiscountCodesInSql(db);
  }

  async look(): Promise<CurrentOffer> {
    // What comes from memory is in no statement.
    noteNotToKeep();
    const stamps = await unrecorded(() => (this.db.isTransaction ? this.stamps.read() : this.stamps.now()));
    return new OfferInSql(this.kept.under(stamps), this.#products, this.#codes);
  }
}

class OfferInSql implements CurrentOffer {
  constructor(
    private readonly kept: KeptOffer,
    private readonly products: SellableProductsInSql,
    private readonly codes: DiscountCodesInSql,
  ) {}

  async findBySlug(slug: string): Promise<SellableProduct | null> {
    const known = this.kept.products.get(this.kept.productIds.get(slug) ?? 0);
    if (known !== undefined) return known;
    const product = await this.products.findBySlug(slug);
    if (product !== null) this.kept.keep(product);
    return product;
  }

  async findAll(ids: readonly number[]): Promise<ReadonlyMap<number, SellableProduct>> {
    const found = new Map<number, SellableProduct>();
    const unknown: number[] = [];
    for (const id of ids) {
      const known = this.kept.products.get(id);
      if (known === undefined) unknown.push(id);
      else found.set(id, known);
    }
    for (const [id, product] of await this.products.findAll(unknown)) {
      this.kept.keep(product);
      found.set(id, product);
    }
    return found;
  }

  async code(word: string): Promise<DiscountCode | null> {
    const known = this.kept.codes.get(codeWord(word));
    if (known !== undefined) return known;
    const code = await this.codes.find(word);
    if (code !== null) this.kept.keepCode(code);
    return code;
  }

  promotionsAt(now: Date): Promise<readonly DiscountCode[]> {
    return this.kept.promotionsAt(now, () => this.codes.promotionsFrom(now));
  }
}
