import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** What of a purchase decides whether it is used up. */
export interface Purchase {
  readonly kind: ProductKind;
  /** Further seats alone, of a product that the buyer has already; false when not said. */
  readonly seatsAlone?: boolean;
}

/**
 * Whether what is bought is used up, so that having it, or being about to have it, is no reason against buying it again: an hour
 * of consultancy, a time of a plan, seats beyond those one has. Everything else is had once, for ever.
 * Source: decisions.md, One product, one payment.
 */
export function isUsedUp({ kind, seatsAlone = false }: Purchase): boolean {
  return seatsAlone || kind === 'consultancy' || kind === 'plan';
}
