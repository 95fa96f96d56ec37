import type { Clock } from '#application/ports/clock.ts';
import type { ShownTrial } from '#application/read-models/cart/shown-trial.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { codeDiscount, codes } from '#domain/office/resources/codes.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';
import { readForm, type ResourceFaulty } from '#domain/office/resources/resource-form.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { cartItemOf, NO_CHOICES } from './cart-item-of.ts';
import type { SellableProducts } from './ports/sellable-products.ts';
import { taxedAt } from './price-terms.ts';

/** What a code would take off an example cart, as a visitor would be charged today: by the function that prices every cart. Changes nothing. */
export class TryCode {
  constructor(
    private readonly products: SellableProducts,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  /** @param typed the code's form, saved or not. @param productIds what lies in the cart; what is not sold is left out. */
  async execute(
    typed: TypedFields,
    productIds: readonly number[],
  ): Promise<Result<ShownTrial, ResourceFaulty | PricingRefusal>> {
    const read = readForm(codes, typed);
    if (!read.ok) return read;
    const now = this.clock.now();
    const sold = [...(await this.products.findAll(productIds)).values()];
    const items = sold.map((product) => cartItemOf(taxedAt(now, this.settings, product), NO_CHOICES, [], now));
    const terms = {
      generalRate: this.settings.generalRate(limaDay(now)),
      rounding: this.settings.rounding(),
      hasActivePlan: false,
    };
    const priced = cartTotals({ items, code: { discount: codeDiscount(read.value) } }, terms);
    if (!priced.ok) return priced;
    const titles = new Map(items.map(({ productId, title }) => [productId, title]));
    const { lines, price, discount, net, base, tax } = priced.value;
    return accept({
      lines: lines.map((each) => ({
        title: titles.get(each.line.productId) ?? '',
        price: each.price,
        discount: each.discount,
        net: each.net,
      })),
      price,
      discount,
      net,
      base,
      tax,
    });
  }
}
