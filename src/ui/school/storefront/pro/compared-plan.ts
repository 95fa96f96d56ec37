import type { PricedTerm } from '#domain/catalogue/product.ts';
import type { ShownPrice } from '#domain/catalogue/shown-price.ts';

/** A PRO plan with what people compare. */
export interface ComparedPlan {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly seats: number;
  readonly terms: readonly PricedTerm<ShownPrice>[];
  readonly gives: readonly { readonly title: string; readonly path: string }[];
}
