import type { Clock } from '#application/ports/clock.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import {
  frontShelfNames,
  frontShelves,
  type FrontShelf,
  frontProducts,
  type OfFrontShelves,
} from '#domain/home/front-products.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import type { ProductCard, StoredProduct } from '#domain/catalogue/product.ts';
import { picksOf, type TriedPicks } from '#domain/settings/front-settings.ts';
import { recordOf } from '#domain/shared/record.ts';
import { shownAt } from './shown-at.ts';

/** The products of the front page, part by part, priced as of now. */
export class ChooseFront {
  constructor(
    private readonly products: Products,
    private readonly prices: PriceSettings,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
  ) {}

  async execute(tried: TriedPicks): Promise<OfFrontShelves<readonly ProductCard[]>> {
    const now = this.clock.now();
    const moment = shownAt(now, this.prices);
    const said = this.settings.of('front');
    const picks = recordOf(frontShelfNames, (part) => picksOf(tried[part] ?? said[part]));
    const most = Object.values(picks).flat().length + frontShelves.newest.size;
    const cardsOf = async (read: (part: FrontShelf) => Promise<readonly StoredProduct[]>) => {
      const found = await Promise.all(frontShelfNames.map(read));
      const cards = found.map((products) => products.map((each) => cardOf(each, moment)));
      return recordOf(frontShelfNames, (part) => cards[frontShelfNames.indexOf(part)] ?? []);
    };
    const [picked, bySelf] = await Promise.all([
      cardsOf((part) => this.products.withIds(picks[part])),
      cardsOf((part) => this.#bySelf(part, now, most)),
    ]);
    return frontProducts(picked, bySelf);
  }

  /** What a part shows where nobody picks, with as many more as others may tell of already. */
  async #bySelf(part: FrontShelf, now: Date, more: number) {
    const { kinds, size } = frontShelves[part];
    const { products } = await this.products.find({
      kinds,
      categorySlug: null,
      dates: part === 'seminars' ? 'coming' : 'any',
      ...(part === 'newest' && { refinement: { order: 'newest' } }),
      now,
      offset: 0,
      limit: size + more,
    });
    return products;
  }
}
