import type { Clock } from '#application/ports/clock.ts';
import { PartEditor } from '#application/server/office/part-editor.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import { ORDERS_KEEP_PRICES, UNASKED } from '#domain/office/products/price-reader.ts';
import { readPrices } from '#domain/office/products/read-prices.ts';
import { adviceAt } from '#domain/office/products/field-fault.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { willBeAsked } from '#domain/catalogue/asked-price.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { LivePrices } from './ports/live-prices.ts';

/** The part 'prices': what a product costs. */
export class PricesEditor extends PartEditor<PricesContent> {
  readonly part = 'prices';

  constructor(
    private readonly live: LivePrices,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(productId: number): Promise<PricesContent> {
    return this.live.read(productId);
  }

  async check(content: PricesContent, { id }: EditedProduct): Promise<readonly Lack[]> {
    const { prices, faults } = this.#read(content);
    const asked = await this.live.asked(id);
    const price = {
      regular: prices.regularPrice,
      reduced: prices.discountedPrice,
      reducedFrom: prices.discountStartsAt,
      reducedUntil: prices.discountEndsAt,
    };
    const isUnasked = price.reduced !== null && !willBeAsked(asked, price, this.clock.now());
    const advice =
      isUnasked && !faults.some(({ field }) => field === 'regularPrice') ? [adviceAt('discountedPrice', UNASKED)] : [];
    return [...faults, ...advice].map((fault) => ({ part: 'prices', ...fault }));
  }

  override async effects(productId: number, content: PricesContent): Promise<readonly string[]> {
    const before = await this.live.read(productId);
    if (before.regularPrice === content.regularPrice && before.discountedPrice === content.discountedPrice) return [];
    // Nobody ordered what was never on sale.
    const asked = await this.live.asked(productId);
    return asked.some(({ isSold }) => isSold) ? [ORDERS_KEEP_PRICES] : [];
  }

  async apply(productId: number, content: PricesContent, now: Date): Promise<void> {
    await this.live.write(productId, this.#read(content).prices, now);
  }

  /** A price is asked for each product anew. */
  override copied(content: PricesContent): PricesContent {
    return {
      ...content,
      options: content.options.map((option) => ({ ...option, id: null, key: `copia-${option.key}` })),
    };
  }

  #read(content: PricesContent) {
    return readPrices(content, this.settings.generalRate(limaDay(this.clock.now())));
  }
}
