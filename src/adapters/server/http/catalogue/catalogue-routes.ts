import type { FastifyInstance } from 'fastify';
import {
  getProduct,
  getSeller,
  getSlugOwner,
  listProducts,
  presentPage,
  presentProductPage,
  queryFromWire,
} from '#adapters/http-contract/catalogue/catalogue.ts';
import {
  listFrontProducts,
  listFrontQuestions,
  listSellers,
  listTeachers,
  presentFront,
} from '#adapters/http-contract/catalogue/front-page.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { ChooseFront } from '#application/server/catalogue/choose-front.ts';
import { FindSlugOwner } from '#application/server/catalogue/find-slug-owner.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import { Clock } from '#application/ports/clock.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { MOST_SELLERS, sellerCard } from '#domain/catalogue/seller.ts';
import { MOST_TEACHERS } from '#domain/catalogue/teacher.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { catalogueRefusals, type CatalogueRefusal } from './catalogue-refusals.ts';
import { frontQuestions } from './front-questions.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const forAll = { isForAll: true };

/** The catalogue for the school's own pages: lists, products, sellers. */
export function catalogueRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    listProducts,
    {},
    async ({ query }) => accept(presentPage(await school.get(BrowseCatalogue).execute(queryFromWire(query)))),
    forAll,
  );
  serve(
    app,
    school,
    listFrontProducts,
    {},
    async ({ query }) => accept(presentFront(await school.get(ChooseFront).execute(query))),
    forAll,
  );
  const showProduct = async ({ params }: { readonly params: { readonly slug: string } }) => {
    const shown = await school.get(ShowProduct).execute(params.slug);
    return shown.ok ? accept(presentProductPage(shown.value)) : shown;
  };
  serve(app, school, getProduct, only(catalogueRefusals, 'product-not-found'), showProduct, forAll);
  serve(app, school, getSeller, only(catalogueRefusals, 'seller-not-found'), async ({ params }) =>
    found(await school.get(Sellers).findBySlug(params.slug, school.get(Clock).now()), 'seller-not-found', (seller) => ({
      seller,
    })),
  );
  serve(app, school, listTeachers, {}, async () =>
    accept({ teachers: [...(await school.get(Products).teachers(MOST_TEACHERS))] }),
  );
  serve(app, school, listSellers, {}, async () => {
    const sellers = await school.get(Sellers).all(school.get(Clock).now());
    return accept({ sellers: sellers.slice(0, MOST_SELLERS).map(sellerCard) });
  });
  serve(app, school, listFrontQuestions, {}, async () => accept({ questions: await frontQuestions(school) }));
  serve(app, school, getSlugOwner, only(catalogueRefusals, 'slug-unknown'), async ({ params }) =>
    found(await school.get(FindSlugOwner).execute(params.slug), 'slug-unknown', (owner) => ({
      kind: owner.kind,
      path: owner.kind === 'product' ? owner.path : `/${params.slug}`,
    })),
  );
}

function found<T, A, K extends CatalogueRefusal['kind']>(
  value: T | null,
  kind: K,
  present: (value: T) => A,
): Result<A, { readonly kind: K }> {
  return value === null ? refuse({ kind }) : accept(present(value));
}
