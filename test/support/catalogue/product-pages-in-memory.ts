import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { SlugTarget } from '#application/read-models/catalogue/slug-target.ts';
import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import type { CataloguePage, CatalogueQuery, ProductPage } from '#domain/catalogue/catalogue-page.ts';
import type { TogetherOffer } from '#domain/cart/together.ts';
import { cardOf, detailsOf, type Moment } from '#domain/catalogue/present-product.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { OfFrontShelves } from '#domain/home/front-products.ts';
import type { ProductCard, StoredProductDetails } from '#domain/catalogue/product.ts';
import { type Seller, type SellerCard, sellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { TriedPicks } from '#domain/settings/front-settings.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import { CatalogueApiInMemory } from './catalogue-api-in-memory.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { offline } from './storefront-api-in-memory.ts';

/** The catalogue as pages ask for it, answered from the products and sellers that a test puts here. */
export class ProductPagesInMemory extends CatalogueApi {
  isOffline = false;
  verifiedSellers: readonly Seller[] = [];
  frontQuestions: readonly ShortQuestion[] = [];
  related: readonly StoredProductDetails[] = [];
  alsoBought: readonly StoredProductDetails[] = [];
  together: TogetherOffer | null = null;
  freeClasses: Readonly<Record<string, OpenedFreeClass>> = {};
  readonly #lists: CatalogueApiInMemory;

  constructor(
    private readonly products: readonly StoredProductDetails[],
    private readonly now: Date,
  ) {
    super();
    this.#lists = new CatalogueApiInMemory(products, new FixedClock(now.toISOString()));
  }

  list(query: CatalogueQuery): Promise<Result<CataloguePage, CallRefusal>> {
    return this.isOffline ? Promise.resolve(refuse(offline)) : this.#lists.list(query);
  }

  front(tried: TriedPicks): Promise<Result<OfFrontShelves<readonly ProductCard[]>, CallRefusal>> {
    return this.isOffline ? Promise.resolve(refuse(offline)) : this.#lists.front(tried);
  }

  product(slug: string): Promise<Result<ProductPage, CallRefusal>> {
    if (this.isOffline) return Promise.resolve(refuse(offline));
    const product = this.products.find((each) => each.slug === slug);
    if (product === undefined) return missing('product-not-found');
    const moment: Moment = { now: this.now, rateOf: (kept) => kept };
    const cards = (products: readonly StoredProductDetails[]) => products.map((each) => cardOf(each, moment));
    const [related, alsoBought] = [cards(this.related), cards(this.alsoBought)];
    return this.#answer({ product: detailsOf(product, moment), together: this.together, alsoBought, related });
  }

  freeClass(slug: string): Promise<Result<OpenedFreeClass, CallRefusal>> {
    const freeClass = this.freeClasses[slug];
    return freeClass === undefined ? missing('free-class-not-found') : this.#answer(freeClass);
  }

  seller(slug: string): Promise<Result<Seller, CallRefusal>> {
    const seller = this.verifiedSellers.find((each) => each.slug === slug);
    return seller === undefined ? missing('seller-not-found') : this.#answer(seller);
  }

  teachers(): Promise<Result<readonly Teacher[], CallRefusal>> {
    return this.isOffline ? Promise.resolve(refuse(offline)) : this.#lists.teachers();
  }

  sellers(): Promise<Result<readonly SellerCard[], CallRefusal>> {
    return this.#answer(this.verifiedSellers.map(sellerCard));
  }

  questions(): Promise<Result<readonly ShortQuestion[], CallRefusal>> {
    return this.#answer(this.frontQuestions);
  }

  slugTarget(slug: string): Promise<Result<SlugTarget, CallRefusal>> {
    if (this.verifiedSellers.some((each) => each.slug === slug))
      return this.#answer({ kind: 'seller', path: `/${slug}` });
    const product = this.products.find((each) => each.slug === slug);
    if (product === undefined) return missing('slug-unknown');
    return this.#answer({ kind: 'product', path: productPath(product.kind, slug) });
  }

  #answer<T>(value: T): Promise<Result<T, CallRefusal>> {
    return Promise.resolve(this.isOffline ? refuse(offline) : accept(value));
  }
}

function missing(kind: string): Promise<Result<never, CallRefusal>> {
  return Promise.resolve(refuse({ kind, status: 404, detail: 'No existe.', field: 'slug', data: {} }));
}
