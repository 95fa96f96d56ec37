import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { productStates } from '#domain/office/products/product-state.ts';
import { copyParts } from '#domain/office/working-copy.ts';
import { factsEndpoints, pricesEndpoints } from './facts-and-prices.ts';
import { lack, productParams, productsArea } from './part-endpoints.ts';

const parts = v.pipe(v.array(v.picklist(copyParts)), v.readonly());

export const readEditedProduct = endpoint({
  method: 'GET',
  path: '/api/v1/staff/products/:id',
  summary: 'Un producto con el estado de su borrador: qué partes cambiaron, qué le falta y qué cambiaría al publicarlo',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: productParams,
  answer: wireOf<ShownEditedProduct>()(
    v.object({
      id: v.number(),
      sku: v.string(),
      kind: v.picklist(productKinds),
      title: v.string(),
      slug: v.string(),
      state: v.picklist(productStates),
      parts,
      changed: parts,
      lacks: v.pipe(v.array(lack), v.readonly()),
      effects: v.pipe(v.array(v.string()), v.readonly()),
      mark: v.string(),
      mayEdit: v.boolean(),
      mayPublish: v.boolean(),
    }),
  ),
});

export const publishProduct = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/publications',
  summary:
    'Publica un producto con todo lo que cambió en su borrador; si algo lo impide, responde 422 con lo que falta',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-products',
  params: productParams,
  body: v.object({
    /** As it was read with the product. */
    mark: v.pipe(v.string(), v.maxLength(300)),
  }),
});

export const readProductChoices = endpoint({
  method: 'GET',
  path: '/api/v1/staff/product-choices',
  summary: 'De qué se elige al editar un producto: categorías, personas y la tasa general del IGV',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  answer: wireOf<ProductChoices>()(
    v.object({
      categories: v.pipe(v.array(v.object({ id: v.number(), title: v.string() })), v.readonly()),
      staff: v.pipe(v.array(v.object({ id: v.number(), name: v.string() })), v.readonly()),
      generalRate: v.number(),
    }),
  ),
});

export const officeProductEndpoints = [
  readEditedProduct,
  publishProduct,
  readProductChoices,
  factsEndpoints.read,
  factsEndpoints.keep,
  pricesEndpoints.read,
  pricesEndpoints.keep,
] as const;
