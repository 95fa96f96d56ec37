import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { Moment } from '#domain/catalogue/present-product.ts';
import { limaDay } from '#domain/shared/dates.ts';

/** The moment of showing a product, taxed as on that day in Lima. */
export function shownAt(now: Date, settings: PriceSettings): Moment {
  const day = limaDay(now);
  return { now, rateOf: (kept) => settings.productRate(kept, day) };
}
