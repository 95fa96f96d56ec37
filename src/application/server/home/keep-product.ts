import type { Clock } from '#application/ports/clock.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import type { ProductNotFound } from '#application/server/catalogue/show-product.ts';
import { shownAt } from '#application/server/catalogue/shown-at.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import { knownStateOf, MOST_SAVED } from '#domain/home/saved-product.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SavedProducts } from './ports/saved-products.ts';

export interface TooManySaved {
  readonly kind: 'too-many-saved';
}

/** Keeps a published product for a student; again changes nothing. */
export class KeepProduct {
  constructor(
    private readonly products: Products,
    private readonly saved: SavedProducts,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<void, ProductNotFound | TooManySaved>> {
    const product = await this.products.listedBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found' });
    const now = this.clock.now();
    const kept = await this.saved.of(userId);
    if (!kept.includes(product.id) && kept.length >= MOST_SAVED) return refuse({ kind: 'too-many-saved' });
    const known = knownStateOf(cardOf(product, shownAt(now, this.settings)));
    await this.saved.save({ userId, productId: product.id, known }, now);
    return accept(undefined);
  }
}

/** Lets go of a product that a student keeps; again changes nothing. */
export class LetGoOfProduct {
  constructor(
    private readonly products: Products,
    private readonly saved: SavedProducts,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<void, ProductNotFound>> {
    const product = await this.products.listedBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found' });
    await this.saved.remove(userId, product.id);
    return accept(undefined);
  }
}
