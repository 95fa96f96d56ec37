import type { Cart } from '#domain/cart/cart.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { NOTHING, type Money } from '#domain/shared/money.ts';

/** What of a line decides whether it can be given. */
export interface GiftLine {
  readonly kind: ProductKind;
  readonly title: string;
  /** Its own price, before any discount. */
  readonly price: Money;
  /** Further seats alone, of what the buyer has already. */
  readonly seatsAlone: boolean;
  /** Seats chosen beside the product. */
  readonly seats: number;
}

/** Why something cannot be given: it costs nothing anybody could not have, or it is for several people, which a gift is not. */
export type NotGivable =
  | { readonly kind: 'gift-free'; readonly title: string }
  | { readonly kind: 'gift-seats'; readonly title: string };

/** The lines of a cart as they are priced, for what can be given of them. */
export function giftLines(
  { items }: Cart,
  { lines }: { readonly lines: readonly { readonly price: Money }[] },
): readonly GiftLine[] {
  return items.map(({ kind, title, seatsAlone = false, options }, index) => ({
    kind,
    title,
    price: lines[index]?.price ?? NOTHING,
    seatsAlone,
    seats: options.reduce((sum, option) => sum + (option.kind === 'seat' ? option.count : 0), 0),
  }));
}

/**
 * The first line that cannot be given, or null. What is free is shared by its address; seats of a seminar are lent by whoever has
 * it, so a gift is for one person. The further users of a plan belong to the plan and go with it.
 */
export function giftRefusal(lines: readonly GiftLine[]): NotGivable | null {
  for (const { kind, title, price, seatsAlone, seats } of lines) {
    if (seatsAlone || (seats > 0 && kind !== 'plan')) return { kind: 'gift-seats', title };
    if (price === 0) return { kind: 'gift-free', title };
  }
  return null;
}
