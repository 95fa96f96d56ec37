import type { SolRounding } from '#domain/pricing/discount.ts';
import type { PriceRequest } from '#domain/pricing/price-request.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import { priceLines, type PricedCart } from '#domain/pricing/totals.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Cart } from './cart.ts';
import { lineOf, type PricedFacts } from './cart-item.ts';
import type { DiscountCode } from './discount-code.ts';

/** What a price depends on besides the cart. */
export interface PriceTerms {
  /** The school's general IGV on the day, in Lima, of the order. */
  readonly generalRate: Rate;
  readonly rounding: SolRounding;
  /** Whether the buyer is signed in with a plan that is active. */
  readonly hasActivePlan: boolean;
}

/** The summary beside the cart and at checkout. Source: PRICE-8. */
export interface PurchaseSummary {
  readonly isPromotion: boolean;
  readonly isCoupon: boolean;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly newTotal: Money;
  /** codigo: the seller's code, '' when none is in force. */
  readonly sellerCode: string;
  readonly isSellerCodeValid: boolean;
  /** palabra: the coupon's or promotion's word, '' when none is in force. */
  readonly word: string;
  readonly isWordValid: boolean;
}

/** What of a cart its price depends on: a cart, or one as it would be. */
export interface PricedContents {
  readonly items: readonly PricedFacts[];
  readonly code: Pick<DiscountCode, 'discount'> | null;
}

/** The cart as the price rules see it. */
export function priceRequestOf(cart: PricedContents, terms: PriceTerms): PriceRequest {
  return {
    lines: cart.items.map((item) => lineOf(item, terms.hasActivePlan)),
    discount: cart.code?.discount ?? null,
    rounding: terms.rounding,
    generalRate: terms.generalRate,
  };
}

/** Prices a cart: the call that the browser makes for its preview and the server for what it charges. Source: PRICE-7. */
export function cartTotals(cart: PricedContents, terms: PriceTerms): Result<PricedCart, PricingRefusal> {
  return priceLines(priceRequestOf(cart, terms));
}

/** The purchase summary of a priced cart. Source: PRICE-8. */
export function summaryOf(cart: Cart, priced: PricedCart): PurchaseSummary {
  const word = cart.code?.word ?? '';
  const isSeller = cart.code?.origin === 'seller';
  return {
    isPromotion: cart.code?.origin === 'promotion',
    isCoupon: cart.code?.origin === 'coupon',
    subtotal: priced.price,
    discount: priced.discount,
    newTotal: priced.net,
    sellerCode: isSeller ? word : '',
    isSellerCodeValid: isSeller,
    word: isSeller ? '' : word,
    isWordValid: cart.code !== null && !isSeller,
  };
}
