import type { DiscountCode } from '#domain/cart/discount-code.ts';
import type { SellableProduct } from './sellable-products.ts';

/** What the school sells, and the codes that lower it, as both stand when one looks. Good for one request: whoever keeps it longer sees nothing new. */
export interface CurrentOffer {
  /** The published product of a slug, or null. */
  findBySlug(slug: string): Promise<SellableProduct | null>;
  /** Those of the ids that are published, by id. */
  findAll(ids: readonly number[]): Promise<ReadonlyMap<number, SellableProduct>>;
  /** The code of a word, in capitals or not, or null. */
  code(word: string): Promise<DiscountCode | null>;
  /** Promotions that hold at `now`, in the order of their ids; the same list as long as it is one. */
  promotionsAt(now: Date): Promise<readonly DiscountCode[]>;
}

/** What is sold today. */
export abstract class Offers {
  /** The offer as it stands now: nothing of it is older than this call. */
  abstract look(): Promise<CurrentOffer>;
}
