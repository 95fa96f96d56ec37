import type { Clock } from '#application/ports/clock.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { chosenPlanPrice, isFreeProduct } from '#application/server/cart/cart-item-of.ts';
import { codesTouching } from '#application/server/cart/codes-touching.ts';
import { taxedAt } from '#application/server/cart/price-terms.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { refusalOfCode, type DiscountCode } from '#domain/cart/discount-code.ts';
import { anyVisitor, mostTogether, type TogetherOffer, togetherSum, togetherUntil } from '#domain/cart/together.ts';
import { cardOf, isComing } from '#domain/catalogue/present-product.ts';
import type { ProductCard, StoredProduct } from '#domain/catalogue/product.ts';
import { shownPrice, type ShownPrice } from '#domain/catalogue/shown-price.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { BoughtTogether } from './ports/bought-together.ts';
import type { Products } from './ports/products.ts';
import { shownAt } from './shown-at.ts';

/** How many products are shown of those that others bought as well. */
const mostAlsoBought = 6;

/** What stands beside a product because it was bought, or is cheaper, together with it: one or the other. */
export interface Companions {
  readonly together: TogetherOffer | null;
  readonly alsoBought: readonly ProductCard[];
}

/** Finds what goes with a product: a promotion that the school shows, else what confirmed orders held together with it. */
export class FindCompanions {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly sellable: SellableProducts,
    private readonly products: Products,
    private readonly bought: BoughtTogether,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(productId: number): Promise<Companions> {
    const now = this.clock.now();
    for (const code of codesTouching(productId, await this.codes.shownTogetherAt(now))) {
      const together = await this.#offerOf(code, productId, now);
      if (together !== null) return { together, alsoBought: [] };
    }
    return { together: null, alsoBought: await this.#alsoBought(productId, now) };
  }

  /** The offer of a promotion that still holds and saves something on what is on sale of its products. */
  async #offerOf(promotion: DiscountCode, productId: number, now: Date): Promise<TogetherOffer | null> {
    const { scope } = promotion.discount;
    const listed = scope.kind === 'listed-products' ? [...new Set(scope.productIds)] : [];
    if (listed.length > mostTogether) return null;
    if (refusalOfCode(promotion, now, await this.codes.usesOf(promotion.id, null)) !== null) return null;
    const onSale = await this.sellable.findAll(listed);
    const others = listed.filter((id) => id !== productId);
    const stored = await this.products.withIds([productId, ...others]);
    const moment = shownAt(now, this.settings);
    const products = stored.flatMap((product) => {
      const sold = onSale.get(product.id);
      // What is free empties the cart of what is paid.
      if (sold === undefined || isFreeProduct(sold, now)) return [];
      return [{ ...cardOf(product, moment), price: this.#priceInCart(sold, now) }];
    });
    if (products[0]?.id !== productId) return null;
    const day = limaDay(now);
    const terms = {
      generalRate: this.settings.generalRate(day),
      rounding: this.settings.rounding(),
      hasActivePlan: false,
    };
    // How often it may still be used is the school's own affair.
    const told = { ...promotion, limitInAll: null, limitPerAccount: null };
    const offer = { promotion: told, products, terms };
    if (togetherSum(offer, anyVisitor) === null) return null;
    const prices = products.map(({ price }) => price);
    return { ...offer, until: togetherUntil(promotion, prices) };
  }

  /** What a cart takes the product at when it has just been added: of a plan, at the first of its prices. */
  #priceInCart(product: SellableProduct, now: Date): ShownPrice {
    const taxed = taxedAt(now, this.settings, product);
    const first = chosenPlanPrice(taxed, null);
    if (first === null) return shownPrice(taxed, now);
    const { regular, reduced, isRegularUnasked = false } = first;
    return shownPrice({ ...taxed, regular, reduced, isRegularUnasked, subscriber: null }, now);
  }

  async #alsoBought(productId: number, now: Date): Promise<readonly ProductCard[]> {
    const found = await this.products.withIds(await this.bought.with(productId));
    const moment = shownAt(now, this.settings);
    const canBeAttended = (each: StoredProduct): boolean => each.startsAt === null || isComing(each, now);
    return found
      .filter(canBeAttended)
      .slice(0, mostAlsoBought)
      .map((each) => cardOf(each, moment));
  }
}
