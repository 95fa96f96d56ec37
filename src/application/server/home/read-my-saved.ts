import type { Clock } from '#application/ports/clock.ts';
import type { MySaved } from '#application/read-models/home/my-saved.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import { shownAt } from '#application/server/catalogue/shown-at.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import type { SavedProducts } from './ports/saved-products.ts';

/** What a student keeps, as it is shown now; what is published no more is left out. */
export class ReadMySaved {
  constructor(
    private readonly products: Products,
    private readonly saved: SavedProducts,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<MySaved> {
    const moment = shownAt(this.clock.now(), this.settings);
    const products = await this.products.withIds(await this.saved.of(userId));
    return {
      products: products.map((product) => cardOf(product, moment)),
      wantsLetters: await this.saved.wantsLetters(userId),
    };
  }
}
