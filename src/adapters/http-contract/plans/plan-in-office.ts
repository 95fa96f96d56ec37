import * as v from 'valibot';
import { partEndpoints, productParams, productsArea } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { optionsContent } from '#adapters/http-contract/office/products/facts-and-prices.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { durationUnit, positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import type { PlanInOffice, GivenProduct } from '#application/read-models/plans/plan-in-office.ts';
import { productKinds, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { productStates } from '#domain/office/products/product-state.ts';
import type { GivenKind, PlanContent } from '#domain/plans/plan-content.ts';

const typed = v.pipe(v.string(), v.maxLength(40, tooLong));
const list = <S extends v.GenericSchema>(schema: S, most: number, text: string) =>
  v.pipe(v.array(schema), v.maxLength(most, text), v.readonly());
const givenKinds = productKinds.filter((kind: ProductKind): kind is GivenKind => kind !== 'plan');
const givenKind = v.picklist(givenKinds);
const page = v.picklist(['pro', 'pack']);

/** The part `plan` of a product's working copy. */
export const planEndpoints = partEndpoints(
  'plan',
  wireOf<PlanContent>()(
    v.object({
      page,
      seats: typed,
      isExempt: v.boolean(),
      terms: list(
        v.object({
          id: v.nullable(positiveId),
          key: typed,
          duration: typed,
          unit: durationUnit,
          regularPrice: typed,
          discountedPrice: typed,
          seatPrice: typed,
        }),
        24,
        'Son demasiados precios.',
      ),
      discountFrom: v.optional(typed),
      discountUntil: typed,
      extensionDiscount: typed,
      extensionFactor: typed,
      options: optionsContent,
      gives: list(
        v.union([
          v.object({ productId: positiveId, kind: v.null(), categoryId: v.null() }),
          v.object({ productId: v.null(), kind: givenKind, categoryId: v.nullable(positiveId) }),
        ]),
        400,
        'Son demasiadas líneas.',
      ),
    }),
  ),
);

const products = v.pipe(
  v.array(
    wireOf<GivenProduct>()(
      v.object({
        id: v.number(),
        title: v.string(),
        sku: v.string(),
        kind: v.picklist(productKinds),
        state: v.picklist(productStates),
        classes: v.number(),
        sections: v.number(),
      }),
    ),
  ),
  v.readonly(),
);

const read = { method: 'GET', area: productsArea, signIn: 'required', permission: 'see-products' } as const;

export const readPlanInOffice = endpoint({
  ...read,
  path: '/api/v1/staff/products/:id/plan-surroundings',
  summary:
    'Lo que acompaña a un plan al editarlo: lo que nombra su borrador, cuánto hay de cada tipo y los otros planes',
  params: productParams,
  answer: wireOf<PlanInOffice>()(
    v.object({
      generalRate: v.number(),
      categories: v.pipe(v.array(v.object({ id: v.number(), title: v.string() })), v.readonly()),
      products,
      sold: v.pipe(
        v.array(v.object({ kind: givenKind, categoryId: v.nullable(v.number()), count: v.number() })),
        v.readonly(),
      ),
      plans: v.pipe(
        v.array(v.object({ id: v.number(), title: v.string(), page, categoryId: v.nullable(v.number()) })),
        v.readonly(),
      ),
      categoryId: v.nullable(v.number()),
    }),
  ),
});

export const findPlanProducts = endpoint({
  ...read,
  path: '/api/v1/staff/products/:id/plan-products',
  summary: 'Productos que un plan podría incluir, por palabras de su título o su código',
  params: productParams,
  query: v.object({ words: v.pipe(v.string('Escribe qué buscas.'), v.maxLength(100, tooLong)) }),
  answer: v.object({ products }),
});

export const planInOfficeEndpoints = [
  planEndpoints.read,
  planEndpoints.keep,
  readPlanInOffice,
  findPlanProducts,
] as const;
