import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Money } from '#domain/shared/money.ts';

/** How many products an account may keep saved. */
export const MOST_SAVED = 200;

/** What of a saved product its owner is told the changes of. */
export interface KnownState {
  /** What anybody pays for it, IGV included, a discount in force counted. */
  readonly price: Money;
  /** When it begins, ISO 8601; null: it has no date. */
  readonly startsAt: string | null;
}

export function knownStateOf({ price, startsAt }: ProductCard): KnownState {
  return { price: price.current, startsAt };
}

/** Something worth a letter. */
export type SavedNews =
  | { readonly kind: 'price-fell'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'date-set'; readonly startsAt: string };

/**
 * What is worth telling of a product between how its owner last knew it and how it is: a lower price, and a date that it did not
 * have and that is still to come. A price that rises and a date that goes are only known from then on, so that each change is told
 * once.
 */
export function newsOfSaved(known: KnownState, current: KnownState, now: Date): readonly SavedNews[] {
  const { price, startsAt } = current;
  const isNewDate = startsAt !== null && startsAt !== known.startsAt && Date.parse(startsAt) > now.getTime();
  return [
    ...(price < known.price ? [{ kind: 'price-fell', from: known.price, to: price } as const] : []),
    ...(isNewDate ? [{ kind: 'date-set', startsAt } as const] : []),
  ];
}
