import {
  getProduct,
  getSeller,
  getSlugOwner,
  listProducts,
  queryToWire,
  readPage,
  readProductPage,
} from '#adapters/http-contract/catalogue/catalogue.ts';
import {
  listFrontProducts,
  listFrontQuestions,
  listSellers,
  listTeachers,
  readFront,
} from '#adapters/http-contract/catalogue/front-page.ts';
import { getFreeClass } from '#adapters/http-contract/catalogue/free-class.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const CatalogueApiOverHttp = overHttp(CatalogueApi, {
  list: to(listProducts, (query) => ({ query: queryToWire(query) }), readPage),
  front: to(listFrontProducts, (tried) => ({ query: tried }), readFront),
  product: to(getProduct, (slug) => ({ params: { slug } }), readProductPage),
  freeClass: to(getFreeClass, (slug) => ({ params: { slug } })),
  seller: to(
    getSeller,
    (slug) => ({ params: { slug } }),
    ({ seller }) => seller as Seller,
  ),
  teachers: to(
    listTeachers,
    () => ({}),
    ({ teachers }) => teachers,
  ),
  sellers: to(
    listSellers,
    () => ({}),
    ({ sellers }) => sellers,
  ),
  questions: to(
    listFrontQuestions,
    () => ({}),
    ({ questions }) => questions,
  ),
  slugTarget: to(getSlugOwner, (slug) => ({ params: { slug } })),
});
