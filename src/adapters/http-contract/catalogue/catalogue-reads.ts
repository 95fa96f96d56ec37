import * as v from 'valibot';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { catalogueBranches } from '#application/read-models/catalogue/catalogue-branches.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';

export const listCatalogueBranches = readEndpoint(catalogueBranches, {
  path: '/api/v1/catalogue-branches',
  summary: 'Los tipos de producto y sus categorías, con cuántos hay publicados',
  area: 'Portada y cabecera',
  signIn: 'none',
  query: null,
  answer: v.object({
    branches: v.array(
      wireOf<CatalogueBranch>()(
        v.object({
          kind: v.picklist(productKinds),
          count: v.number(),
          categories: v.array(v.object({ slug: v.string(), title: v.string(), count: v.number() })),
        }),
      ),
    ),
  }),
  fromWire: ({ branches }) => branches,
});

/** What of the catalogue is only shown; it comes with the first of them that is asked. */
export const catalogueReads: readonly Endpoint[] = [listCatalogueBranches];
