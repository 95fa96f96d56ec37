import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { SlugTarget } from '#application/read-models/catalogue/slug-target.ts';
import { type CatalogueFacets, dateChoices, priceBands } from '#domain/search/catalogue-facets.ts';
import type { CataloguePage, CatalogueQuery, ProductPage, Refinement } from '#domain/catalogue/catalogue-page.ts';
import { ordersOfList, PAGE_SIZE } from '#domain/catalogue/catalogue-page.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { productKinds, productKindsIn } from '#domain/catalogue/product-kind.ts';
import { kindsText } from '#adapters/http-contract/shared/wire-values.ts';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { cardSchema, detailsSchema, presentCard, presentDetails, readCard, readDetails } from './product-wire.ts';
import { presentTogether, readTogether, togetherSchema } from './together-wire.ts';

const area = 'Catálogo';
const slug = v.object({ slug: v.pipe(v.string(), v.maxLength(200)) });
const wholeFrom1 = (name: string, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/, `El campo «${name}» debe ser un número entero desde 1.`),
    v.transform(Number),
    v.maxValue(most, `El campo «${name}» no puede pasar de ${most}.`),
  );

const categorySchema = wireOf<Category>()(v.object({ id: v.number(), slug: v.string(), title: v.string() }));

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/v1/products',
  summary: 'Productos publicados, por tipo, categoría y fecha',
  area,
  query: v.object({
    /** Names of kinds with commas between them; absent: all. */
    kinds: v.optional(kindsText),
    category: v.optional(v.pipe(v.string(), v.maxLength(200))),
    dates: v.optional(
      v.picklist(['any', ...dateChoices], 'El campo «dates» debe ser coming, week, month, past o any.'),
    ),
    /** Words in the title or in a name. */
    sought: v.optional(v.pipe(v.string(), v.maxLength(200, 'El campo «sought» admite hasta 200 caracteres.'))),
    kind: v.optional(v.picklist(productKinds, 'El campo «kind» nombra un tipo de producto que no existe.')),
    /** Slug of a person. */
    staff: v.optional(v.pipe(v.string(), v.maxLength(200))),
    price: v.optional(v.picklist(priceBands, `El campo «price» debe ser ${priceBands.join(', ')}.`)),
    order: v.optional(v.picklist(ordersOfList, `El campo «order» debe ser ${ordersOfList.join(', ')}.`)),
    /** 'yes': the counts of further choices as well. */
    facets: v.optional(v.picklist(['yes', 'no'], 'El campo «facets» debe ser yes o no.')),
    page: v.optional(wholeFrom1('page', 999_999)),
    size: v.optional(wholeFrom1('size', PAGE_SIZE)),
  }),
  answer: v.object({
    products: v.array(cardSchema),
    total: v.number(),
    page: v.number(),
    pages: v.number(),
    categories: v.array(categorySchema),
    facets: v.nullable(
      wireOf<CatalogueFacets>()(
        v.object({
          kinds: v.array(v.object({ value: v.picklist(productKinds), count: v.number() })),
          categories: v.array(v.object({ value: categorySchema, count: v.number() })),
          staff: v.array(v.object({ value: v.object({ slug: v.string(), name: v.string() }), count: v.number() })),
          prices: v.array(v.object({ value: v.picklist(priceBands), count: v.number() })),
          dates: v.array(v.object({ value: v.picklist(dateChoices), count: v.number() })),
        }),
      ),
    ),
  }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/v1/products/:slug',
  summary: 'Un producto con todo lo que muestra su página',
  area,
  params: slug,
  answer: v.object({
    product: detailsSchema,
    together: v.nullable(togetherSchema),
    alsoBought: v.array(cardSchema),
    related: v.array(cardSchema),
  }),
});

export const getSlugOwner = endpoint({
  method: 'GET',
  path: '/api/v1/slugs/:slug',
  summary: 'A quién pertenece una dirección de un solo segmento',
  area,
  params: slug,
  answer: wireOf<SlugTarget>()(v.object({ kind: v.picklist(['seller', 'product']), path: v.string() })),
});

export const getSeller = endpoint({
  method: 'GET',
  path: '/api/v1/sellers/:slug',
  summary: 'Un vendedor verificado con su código de descuento',
  area,
  params: slug,
  answer: v.object({
    seller: wireOf<Seller>()(
      v.object({
        id: v.number(),
        slug: v.string(),
        fullName: v.string(),
        tradeName: v.string(),
        categoryTitle: v.string(),
        email: v.string(),
        phone: v.string(),
        photo: v.nullable(v.string()),
        logo: v.nullable(v.string()),
        code: v.nullable(
          v.object({
            word: v.string(),
            reduction: v.picklist(['percentage', 'fixed']),
            /** Basis points of a percentage, céntimos of a fixed amount. */
            amount: v.number(),
            lastDay: v.string(),
          }),
        ),
      }),
    ),
  }),
});

export type WireCataloguePage = v.InferOutput<NonNullable<typeof listProducts.answer>>;
export type WireProductPage = v.InferOutput<NonNullable<typeof getProduct.answer>>;
type WireQuery = v.InferOutput<NonNullable<typeof listProducts.query>>;

/** A question to the catalogue as its address carries it. */
export function queryToWire({
  kinds,
  categorySlug,
  dates,
  page: wanted,
  size: most,
  refinement,
  withFacets,
}: CatalogueQuery): v.InferInput<NonNullable<typeof listProducts.query>> {
  const { sought, kind, staffSlug: staff, price, order } = refinement ?? {};
  const facets = withFacets === true ? 'yes' : undefined;
  const category = categorySlug ?? undefined;
  const [page, size] = [String(wanted), String(most)];
  return { kinds: kinds.join(','), category, dates, page, size, sought, kind, staff, price, order, facets };
}

export function queryFromWire(wire: WireQuery): CatalogueQuery {
  const { kinds, category, dates, page, size, sought, kind, staff: staffSlug, price, order, facets } = wire;
  return {
    kinds: productKindsIn(kinds ?? ''),
    categorySlug: category === undefined || category === '' ? null : category,
    dates: dates ?? 'any',
    page: page ?? 1,
    size: size ?? PAGE_SIZE,
    refinement: withoutAbsent({ sought, kind, staffSlug, price, order }),
    withFacets: facets === 'yes',
  };
}

/** What is not asked for is not there, rather than undefined. */
function withoutAbsent(parts: { readonly [K in keyof Refinement]: Refinement[K] | undefined }): Refinement {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

export function presentPage({ products, categories, facets = null, ...rest }: CataloguePage): WireCataloguePage {
  return {
    ...rest,
    categories: [...categories],
    products: products.map(presentCard),
    facets,
  };
}

export function readPage({ products, ...rest }: WireCataloguePage): CataloguePage {
  return { ...rest, products: products.map(readCard) };
}

export function presentProductPage({ product, together, alsoBought, related }: ProductPage): WireProductPage {
  return {
    product: presentDetails(product),
    together: together === null ? null : presentTogether(together),
    alsoBought: alsoBought.map(presentCard),
    related: related.map(presentCard),
  };
}

export function readProductPage({ product, together, alsoBought, related }: WireProductPage): ProductPage {
  return {
    product: readDetails(product),
    together: together === null ? null : readTogether(together),
    alsoBought: alsoBought.map(readCard),
    related: related.map(readCard),
  };
}

export const catalogueEndpoints: readonly Endpoint[] = [listProducts, getProduct, getSeller, getSlugOwner];
