import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import type { SlugTarget } from '#application/read-models/catalogue/slug-target.ts';
import type { CataloguePage, CatalogueQuery, ProductPage } from '#domain/catalogue/catalogue-page.ts';
import type { OfFrontShelves } from '#domain/home/front-products.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Seller, SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import type { TriedPicks } from '#domain/settings/front-settings.ts';
import type { Result } from '#domain/shared/result.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** The catalogue, as pages ask for it. */
export abstract class CatalogueApi {
  abstract list(query: CatalogueQuery): Promise<Result<CataloguePage, CallRefusal>>;
  /** The products of the front page. Source: SITE-4. */
  abstract front(tried: TriedPicks): Promise<Result<OfFrontShelves<readonly ProductCard[]>, CallRefusal>>;
  abstract product(slug: string): Promise<Result<ProductPage, CallRefusal>>;
  /** The class of a product that anyone may see; a 404 when it has none. */
  abstract freeClass(slug: string): Promise<Result<OpenedFreeClass, CallRefusal>>;
  abstract seller(slug: string): Promise<Result<Seller, CallRefusal>>;
  /** The people of most products, at most MOST_TEACHERS. Source: SITE-11. */
  abstract teachers(): Promise<Result<readonly Teacher[], CallRefusal>>;
  /** The verified sellers, at most MOST_SELLERS. */
  abstract sellers(): Promise<Result<readonly SellerCard[], CallRefusal>>;
  /** What is asked most, at most MOST_FRONT_QUESTIONS. Source: SITE-5. */
  abstract questions(): Promise<Result<readonly ShortQuestion[], CallRefusal>>;
  abstract slugTarget(slug: string): Promise<Result<SlugTarget, CallRefusal>>;
}
