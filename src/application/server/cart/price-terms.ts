import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { PriceTerms } from '#domain/cart/cart-totals.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { Buyer } from './buyer.ts';

/** What a price depends on besides the cart: the school's settings on the day, and the buyer's plans. */
export async function priceTerms(
  settings: PriceSettings,
  buyer: Pick<Buyer, 'hasPlan'>,
  now: Date,
): Promise<PriceTerms> {
  return {
    generalRate: settings.generalRate(limaDay(now)),
    rounding: settings.rounding(),
    hasActivePlan: await buyer.hasPlan(now),
  };
}

/** The product as it is taxed at an instant: the general rate of whenever it was published follows the one of the day. */
export function taxedAt(now: Date, settings: PriceSettings, product: SellableProduct): SellableProduct {
  return { ...product, taxRate: settings.productRate(product.taxRate, limaDay(now)) };
}
