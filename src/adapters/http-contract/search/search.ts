import * as v from 'valibot';
import type { SearchScope } from '#application/read-models/search/search-scope.ts';
import type { SearchAnswer, SearchableProduct } from '#domain/search/search.ts';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';

const area = 'Catálogo';
const product = wireOf<SearchableProduct>()(
  v.object({
    id: v.number(),
    title: v.string(),
    slug: v.string(),
    moduleCode: v.string(),
    path: v.string(),
    staff: v.array(v.object({ id: v.number(), name: v.string() })),
    endsAt: v.optional(v.string()),
  }),
);

export const getSearchScope = endpoint({
  method: 'GET',
  path: '/api/v1/search-scopes/header',
  summary: 'Cuántos productos hay para buscar y cuáles son los más elegidos',
  area,
  answer: wireOf<SearchScope>()(v.object({ size: v.number(), popular: v.array(product) })),
});

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/v1/product-searches',
  summary: 'Productos cuyo título o docentes contienen un texto',
  area,
  query: v.object({
    /** What was typed; below 3 characters nothing is found. */
    text: v.pipe(v.string('Falta el campo «text».'), v.maxLength(200, 'El campo «text» admite hasta 200 caracteres.')),
    offset: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,6}$/, 'El campo «offset» debe ser un número entero desde 0.'),
        v.transform(Number),
      ),
    ),
  }),
  answer: wireOf<SearchAnswer>()(
    v.object({ products: v.array(product), total: v.number(), nearest: v.array(product) }),
  ),
});

export const searchEndpoints: readonly Endpoint[] = [getSearchScope, searchProducts];
