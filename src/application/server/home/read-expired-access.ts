import type { Clock } from '#application/ports/clock.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PastAccess } from '#application/server/home/ports/past-access.ts';
import { cartItemOf, NO_CHOICES } from '#application/server/cart/cart-item-of.ts';
import type { SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { priceTerms, taxedAt } from '#application/server/cart/price-terms.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { isReductionInForceAt } from '#domain/catalogue/shown-price.ts';
import { type ExpiredAccess, offerOf } from '#domain/learning/expired-access.ts';
import { limaDay } from '#domain/shared/dates.ts';

/** What there is to say to somebody whose access to a product ended; null: it did not, there was none, or it is no longer sold. Source: LEARN-5. */
export class ReadExpiredAccess {
  constructor(
    private readonly ownership: Ownership,
    private readonly past: PastAccess,
    private readonly products: SellableProducts,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string): Promise<ExpiredAccess | null> {
    const now = this.clock.now();
    const ended = await this.past.last(userId, slug, now);
    if (ended === null || (await this.ownership.owns(userId, ended.productId, now))) return null;
    const product = await this.products.findBySlug(slug);
    if (product === null) return null;
    const hasPlan = async () => (await this.ownership.plansOf(userId, now)).length > 0;
    const { hasActivePlan } = await priceTerms(this.settings, { hasPlan }, now);
    const offer = (sold: SellableProduct) =>
      offerOf(cartItemOf(taxedAt(now, this.settings, sold), NO_CHOICES, [], now), hasActivePlan);
    const plan = ended.plan === null ? null : await this.products.findBySlug(ended.plan.slug);
    const { title, regular, reduced } = product;
    return {
      product: { title, slug, isDiscountValid: isReductionInForceAt(product, now) },
      plan:
        ended.plan === null
          ? null
          : { ...ended.plan, endedOn: limaDay(ended.endedAt), renewal: plan === null ? null : offer(plan) },
      regular,
      reduced,
      offer: offer(product),
    };
  }
}
