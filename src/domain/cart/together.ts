import type { ProductCard } from '#domain/catalogue/product.ts';
import type { ShownPrice } from '#domain/catalogue/shown-price.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';
import { endOfLimaDay } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import type { PricedFacts } from './cart-item.ts';
import { cartTotals, type PriceTerms } from './cart-totals.ts';
import type { DiscountCode } from './discount-code.ts';

/** How many products a page offers together at least, and at most. */
export const fewestTogether = 2;
export const mostTogether = 5;

/** Products that a promotion makes cheaper together, as a page offers them. Plain data: it travels as JSON. */
export interface TogetherOffer {
  readonly promotion: DiscountCode;
  /** The page's own product first; each at the price at which a cart takes it, nothing chosen. None is free. */
  readonly products: readonly ProductCard[];
  /** What the price depends on besides, for a visitor. */
  readonly terms: PriceTerms;
  /** ISO 8601: the last instant at which promotion and prices hold. */
  readonly until: string;
}

/** Who would buy. */
export interface TogetherBuyer {
  readonly owns: (productId: number) => boolean;
  /** What is in the cart already. */
  readonly items: readonly PricedFacts[];
  readonly hasActivePlan: boolean;
}

/** A visitor of whom nothing is known. */
export const anyVisitor: TogetherBuyer = { owns: () => false, items: [], hasActivePlan: false };

/** What products come to together. */
export interface TogetherSum {
  /** Each with what it costs by itself, as it stands in the cart or would. */
  readonly lines: readonly { readonly product: ProductCard; readonly price: Money }[];
  /** Those that are not in the cart yet. */
  readonly missing: readonly ProductCard[];
  /** One by one, and with the promotion: IGV included. */
  readonly price: Money;
  readonly net: Money;
}

/**
 * What the offered products would come to in the buyer's own cart, which the same function prices: whatever else is in it, the
 * saving is the one that the cart gives. What the buyer has already is left out.
 *
 * @returns null when fewer than two are left, or nothing is saved.
 */
export function togetherSum(
  { promotion, products, terms }: Omit<TogetherOffer, 'until'>,
  { owns, items, hasActivePlan }: TogetherBuyer,
): TogetherSum | null {
  const offered = products.filter((product) => isUsedUp(product) || !owns(product.id));
  if (offered.length < fewestTogether) return null;
  const missing = offered.filter(({ id }) => !items.some(({ productId }) => productId === id));
  const cart = { items: [...items, ...missing.map(nothingChosen)], code: promotion };
  const priced = cartTotals(cart, { ...terms, hasActivePlan });
  if (!priced.ok) return null;
  const byId = new Map(priced.value.lines.map((line) => [line.line.productId, line]));
  const lines = offered.flatMap((product) => {
    const line = byId.get(product.id);
    return line === undefined ? [] : [{ product, price: line.price, net: line.net }];
  });
  const price = sumOf(lines.map((line) => line.price));
  const net = sumOf(lines.map((line) => line.net));
  return net < price ? { lines, missing, price, net } : null;
}

function sumOf(amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Money;
}

/** Until when an offer holds: the promotion's last second, or the first end of a price. ISO 8601. */
export function togetherUntil({ lastDay }: Pick<DiscountCode, 'lastDay'>, prices: readonly ShownPrice[]): string {
  const ends = [endOfLimaDay(lastDay).getTime(), ...prices.map(({ until }) => Date.parse(until ?? ''))];
  return new Date(Math.min(...ends.filter((end) => !Number.isNaN(end)))).toISOString();
}

/** A product as a cart would hold it when it has just been added. */
function nothingChosen({ id, price }: ProductCard): PricedFacts {
  const { current, former, subscriber, taxRate } = price;
  return {
    productId: id,
    taxRate,
    regular: former ?? current,
    reduced: former === null ? null : current,
    subscriber,
    productDiscount: former === null ? null : { endsAt: price.until },
    isDiscountValid: former !== null,
    extension: null,
    isExtended: false,
    options: [],
  };
}
