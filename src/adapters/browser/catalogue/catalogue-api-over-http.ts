import {
  getProduct,
  getSeller,
  getSlugOwner,
  listProducts,
  queryToWire,
  readPage,
  readProductPage,
} from '#adapters/http-contract/catalogue/catalogue.ts';
import { listFrontQuestions, listSellers, listTeachers } from '#adapters/http-contract/catalogue/front-page.ts';
import { getFreeClass } from '#adapters/http-contract/catalogue/free-class.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { SlugTarget } from '#application/read-models/catalogue/slug-target.ts';
import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import type { CataloguePage, CatalogueQuery, ProductPage } from '#domain/catalogue/catalogue-page.ts';
import type { Seller, SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class CatalogueApiOverHttp extends CatalogueApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(query: CatalogueQuery): Promise<Result<CataloguePage, CallRefusal>> {
    return mapValue(await this.http.call(listProducts, { query: queryToWire(query) }), readPage);
  }

  async product(slug: string): Promise<Result<ProductPage, CallRefusal>> {
    return mapValue(await this.http.call(getProduct, { params: { slug } }), readProductPage);
  }

  freeClass(slug: string): Promise<Result<OpenedFreeClass, CallRefusal>> {
    return this.http.call(getFreeClass, { params: { slug } });
  }

  async seller(slug: string): Promise<Result<Seller, CallRefusal>> {
    return mapValue(await this.http.call(getSeller, { params: { slug } }), ({ seller }) => seller as Seller);
  }

  async teachers(): Promise<Result<readonly Teacher[], CallRefusal>> {
    return mapValue(await this.http.call(listTeachers, {}), ({ teachers }) => teachers);
  }

  async sellers(): Promise<Result<readonly SellerCard[], CallRefusal>> {
    return mapValue(await this.http.call(listSellers, {}), ({ sellers }) => sellers);
  }

  async questions(): Promise<Result<readonly ShortQuestion[], CallRefusal>> {
    return mapValue(await this.http.call(listFrontQuestions, {}), ({ questions }) => questions);
  }

  slugTarget(slug: string): Promise<Result<SlugTarget, CallRefusal>> {
    return this.http.call(getSlugOwner, { params: { slug } });
  }
}
