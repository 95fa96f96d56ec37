import type { Seller } from '#domain/catalogue/seller.ts';

/** The verified sellers. */
export abstract class Sellers {
  /** The seller of a storefront, with their code when it holds at `now`; null when there is none, or they are not verified. */
  abstract findBySlug(slug: string, now: Date): Promise<Seller | null>;
  abstract all(now: Date): Promise<readonly Seller[]>;
}
