import type { Read } from '#application/read-models/shared/read.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';

/** What a student keeps to think about. */
export interface MySaved {
  /** The last kept first. */
  readonly products: readonly ProductCard[];
  /** Whether letters tell when a price falls or a date is set. */
  readonly wantsLetters: boolean;
}

export const mySaved: Read<MySaved> = { area: 'home', name: 'my-saved' };
