import { presentFreeClass } from '#adapters/server/http/catalogue/free-class.ts';
import { frontQuestions } from '#adapters/server/http/catalogue/front-questions.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { SlugTarget } from '#application/read-models/catalogue/slug-target.ts';
import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { ChooseFront } from '#application/server/catalogue/choose-front.ts';
import { FindSlugOwner } from '#application/server/catalogue/find-slug-owner.ts';
import { OpenFreeClass } from '#application/server/catalogue/open-free-class.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import type { CataloguePage, CatalogueQuery, ProductPage } from '#domain/catalogue/catalogue-page.ts';
import type { OfFrontShelves } from '#domain/home/front-products.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { MOST_SELLERS, type Seller, type SellerCard, sellerCard } from '#domain/catalogue/seller.ts';
import { MOST_TEACHERS, type Teacher } from '#domain/catalogue/teacher.ts';
import type { TriedPicks } from '#domain/settings/front-settings.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';

/** The catalogue asked in this very process, while a page is drawn on the server. */
export class CatalogueApiInProcess extends CatalogueApi {
  constructor(private readonly school: School) {
    super();
  }

  async list(query: CatalogueQuery): Promise<Result<CataloguePage, CallRefusal>> {
    return accept(await this.school.get(BrowseCatalogue).execute(query));
  }

  async front(tried: TriedPicks): Promise<Result<OfFrontShelves<readonly ProductCard[]>, CallRefusal>> {
    return accept(await this.school.get(ChooseFront).execute(tried));
  }

  async product(slug: string): Promise<Result<ProductPage, CallRefusal>> {
    const shown = await this.school.get(ShowProduct).execute(slug);
    return shown.ok ? shown : missing(shown.refusal.kind);
  }

  async freeClass(slug: string): Promise<Result<OpenedFreeClass, CallRefusal>> {
    const opened = await this.school.get(OpenFreeClass).execute(slug);
    return opened.ok ? accept(presentFreeClass(this.school, opened.value)) : missing(opened.refusal.kind);
  }

  async seller(slug: string): Promise<Result<Seller, CallRefusal>> {
    const seller = await this.school.get(Sellers).findBySlug(slug, this.school.get(Clock).now());
    return seller === null ? missing('seller-not-found') : accept(seller);
  }

  async teachers(): Promise<Result<readonly Teacher[], CallRefusal>> {
    return accept(await this.school.get(Products).teachers(MOST_TEACHERS));
  }

  async sellers(): Promise<Result<readonly SellerCard[], CallRefusal>> {
    const sellers = await this.school.get(Sellers).all(this.school.get(Clock).now());
    return accept(sellers.slice(0, MOST_SELLERS).map(sellerCard));
  }

  async questions(): Promise<Result<readonly ShortQuestion[], CallRefusal>> {
    return accept(await frontQuestions(this.school));
  }

  async slugTarget(slug: string): Promise<Result<SlugTarget, CallRefusal>> {
    const owner = await this.school.get(FindSlugOwner).execute(slug);
    if (owner === null) return missing('slug-unknown');
    return accept({ kind: owner.kind, path: owner.kind === 'product' ? owner.path : `/${slug}` });
  }
}

function missing(kind: string): Result<never, CallRefusal> {
  return refuse({ kind, status: 404, detail: '', field: 'slug', data: {} });
}
