import type { FastifyInstance } from 'fastify';
import { getSearchScope, searchProducts } from '#adapters/http-contract/search/search.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { MOST_POPULAR, Products } from '#application/server/catalogue/ports/products.ts';
import { SEARCH_BATCH } from '#domain/search/search.ts';
import { accept } from '#domain/shared/result.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** The search of the school's own pages; API-2.1 hands out the whole list beside it. */
export function searchRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, getSearchScope, {}, async () => {
    const products = school.get(Products);
    const [size, popular] = await Promise.all([products.count(), products.popular(MOST_POPULAR)]);
    return accept({ size, popular });
  });
  serve(
    app,
    school,
    searchProducts,
    {},
    async ({ query }) => accept(await school.get(Products).search(query.text, query.offset ?? 0, SEARCH_BATCH)),
    { isForAll: true },
  );
}
