import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { ChooseFront } from '#application/server/catalogue/choose-front.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import type { CataloguePage, CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import type { OfFrontShelves } from '#domain/home/front-products.ts';
import type { ProductCard, StoredProductDetails } from '#domain/catalogue/product.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import { MOST_TEACHERS, type Teacher } from '#domain/catalogue/teacher.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { TriedPicks } from '#domain/settings/front-settings.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { SettingsOfTest } from '#test/support/pricing/price-settings.ts';

const missing: CallRefusal = { kind: 'not-found', status: 404, detail: '', field: null, data: {} };
import type { ShortQuestion } from '#domain/support/help-question.ts';

/** The lists of a school that holds these products, read as the server reads them. */
export class CatalogueApiInMemory extends CatalogueApi {
  readonly asked: CatalogueQuery[] = [];
  readonly #browse: BrowseCatalogue;
  readonly #front: ChooseFront;
  readonly #products: ProductsInMemory;

  constructor(products: readonly StoredProductDetails[], clock = new FixedClock()) {
    super();
    this.#products = new ProductsInMemory(products);
    this.#front = new ChooseFront(this.#products, new SettingsOfTest(), new SettingsOfSchool(), clock);
    this.#browse = new BrowseCatalogue(this.#products, new SettingsOfTest(), clock);
  }

  async list(query: CatalogueQuery): Promise<Result<CataloguePage, CallRefusal>> {
    this.asked.push(query);
    return accept(await this.#browse.execute(query));
  }

  async front(tried: TriedPicks): Promise<Result<OfFrontShelves<readonly ProductCard[]>, CallRefusal>> {
    return accept(await this.#front.execute(tried));
  }

  product(): Promise<Result<never, CallRefusal>> {
    return Promise.resolve(refuse(missing));
  }

  freeClass(): Promise<Result<never, CallRefusal>> {
    return Promise.resolve(refuse(missing));
  }

  seller(): Promise<Result<never, CallRefusal>> {
    return Promise.resolve(refuse(missing));
  }

  async teachers(): Promise<Result<readonly Teacher[], CallRefusal>> {
    return accept(await this.#products.teachers(MOST_TEACHERS));
  }

  questions(): Promise<Result<readonly ShortQuestion[], CallRefusal>> {
    return Promise.resolve(accept([]));
  }

  sellers(): Promise<Result<readonly SellerCard[], CallRefusal>> {
    return Promise.resolve(accept([]));
  }

  slugTarget(): Promise<Result<never, CallRefusal>> {
    return Promise.resolve(refuse(missing));
  }
}
