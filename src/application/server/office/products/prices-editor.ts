import type { Clock } from '#application/ports/clock.ts';
import { PartEditor } from '#application/server/office/part-editor.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import { readPrices } from '#domain/office/products/read-prices.ts';
import type { Lack } from '#domain/office/working-copy.ts';
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

  check(content: PricesContent): readonly Lack[] {
    return this.#read(content).faults.map((fault) => ({ part: 'prices', ...fault }));
  }

  async apply(productId: number, content: PricesContent, now: Date): Promise<void> {
    await this.live.write(productId, this.#read(content).prices, now);
  }

  #read(content: PricesContent) {
    return readPrices(content, this.settings.generalRate(limaDay(this.clock.now())));
  }
}
