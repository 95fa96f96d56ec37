import type { Clock } from '#application/ports/clock.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { ProductQuery, Products } from '#application/server/catalogue/ports/products.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { cardOf, detailsOf, isComing } from '#domain/catalogue/present-product.ts';
import type { StoredProduct } from '#domain/catalogue/product.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { shownAt } from './shown-at.ts';

export interface ProductNotFound {
  readonly kind: 'product-not-found';
}

const mostRelated = 4;

/** Books stand with magazines, whatever is attended with whatever is attended. */
const isRead = (kind: StoredProduct['kind']): boolean => kind === 'book' || kind === 'magazine';

/** A product's page as of now, with others of its category. */
export class ShowProduct {
  constructor(
    private readonly products: Products,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(slug: string): Promise<Result<ProductPage, ProductNotFound>> {
    const product = await this.products.findBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found' });
    const now = this.clock.now();
    const related = await this.#relatedTo(product, now);
    const moment = shownAt(now, this.settings);
    return accept({ product: detailsOf(product, moment), related: related.map((each) => cardOf(each, moment)) });
  }

  /**
   * Beside a plan the other plans. Beside anything else what is of its category and sort and then, while there is room, more of
   * its kind. Seminars that are over are left out, nobody can go there any more.
   */
  async #relatedTo({ id, kind, category }: StoredProduct, now: Date): Promise<readonly StoredProduct[]> {
    const ofCategory =
      category === null || kind === 'plan' ? [] : await this.#find({ kinds: [], categorySlug: category.slug }, now);
    const near = ofCategory.filter((each) => isRead(each.kind) === isRead(kind) && each.kind !== 'plan');
    const ofKind = near.length > mostRelated ? [] : await this.#find({ kinds: [kind], categorySlug: null }, now);
    const each = new Map([...near, ...ofKind].map((product) => [product.id, product]));
    each.delete(id);
    return [...each.values()].slice(0, mostRelated);
  }

  async #find(wanted: Pick<ProductQuery, 'kinds' | 'categorySlug'>, now: Date): Promise<readonly StoredProduct[]> {
    const { products } = await this.products.find({ ...wanted, dates: 'any', now, offset: 0, limit: 24 });
    return products.filter((product) => product.startsAt === null || isComing(product, now));
  }
}
