import type { RenewalOffer } from '#application/read-models/plans/plan-renewal.ts';
import { cartItemOf, NO_CHOICES, PLAN_SEATS } from '#application/server/cart/cart-item-of.ts';
import type { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { priceTerms, taxedAt } from '#application/server/cart/price-terms.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { type CartItem } from '#domain/cart/cart-item.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { isCountValid } from '#domain/cart/price-option.ts';
import { renewalTerm, type HeldPlan } from '#domain/plans/plan-ending.ts';

/** A plan as it would be had again, as a cart holds it, and what is told of it. */
export interface Renewal {
  readonly item: CartItem;
  readonly offer: RenewalOffer;
}

/** What having a plan again costs: the length and the seats it was had with, at the prices of today. Page, letter and cart ask here. Decision 0101. */
export class PlanRenewals {
  constructor(
    private readonly products: SellableProducts,
    private readonly settings: PriceSettings,
  ) {}

  /** @returns null: the plan is sold no more. */
  async of(held: HeldPlan, now: Date): Promise<Renewal | null> {
    const product = (await this.products.findAll([held.planId])).get(held.planId);
    const term = renewalTerm(held.bought, product?.plan?.prices ?? []);
    if (product === undefined || term === null) return null;
    const bare = cartItemOf(taxedAt(now, this.settings, product), { ...NO_CHOICES, planPriceId: term.id }, [], now);
    const item = withSeats(bare, held.extraSeats);
    // Plans have no price for subscribers, so whether the buyer is one changes nothing.
    const terms = await priceTerms(this.settings, { hasPlan: () => Promise.resolve(false) }, now);
    const priced = cartTotals({ items: [item], code: null }, terms);
    if (!priced.ok) throw new Error(`The plan ${held.planId} has no price: ${priced.refusal.kind}`);
    const extraSeats = item.options.find(({ id }) => id === PLAN_SEATS)?.count ?? 0;
    return {
      item,
      offer: {
        price: priced.value.price,
        isExempt: item.taxRate === 0,
        duration: term.duration,
        extraSeats,
      },
    };
  }
}

function withSeats(item: CartItem, seats: number): CartItem {
  const options = item.options.map((option) =>
    option.id === PLAN_SEATS && isCountValid(option, seats) ? { ...option, count: seats } : option,
  );
  return { ...item, options };
}
