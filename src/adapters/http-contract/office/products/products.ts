import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant, pageText } from '#adapters/http-contract/shared/wire-values.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { OfficeProductsPage } from '#application/read-models/office/products/product-list.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { productStates } from '#domain/office/products/product-state.ts';
import { copyParts } from '#domain/office/working-copy.ts';
import { factsEndpoints, pricesEndpoints } from './facts-and-prices.ts';
import { lack, productParams, productsArea } from './part-endpoints.ts';
import { productVersionEndpoints } from './product-versions.ts';

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
      publishAt: v.nullable(instant),
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

const choice = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.union([v.literal(''), v.picklist(options)]), '');

export const listOfficeProducts = endpoint({
  method: 'GET',
  path: '/api/v1/staff/products',
  summary: 'Los productos de la escuela, lo último cambiado primero, con lo que a cada uno le falta para publicarse',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  query: v.object({
    kind: choice(productKinds),
    state: choice(productStates),
    words: v.optional(v.pipe(v.string(), v.maxLength(100, tooLong)), ''),
    page: pageText,
  }),
  answer: wireOf<OfficeProductsPage>()(
    v.object({
      products: v.pipe(
        v.array(
          v.object({
            id: v.number(),
            sku: v.string(),
            kind: v.picklist(productKinds),
            slug: v.string(),
            title: v.string(),
            state: v.picklist(productStates),
            publishAt: v.nullable(instant),
            isChanged: v.boolean(),
            changedAt: instant,
            lacks: v.pipe(v.array(lack), v.readonly()),
          }),
        ),
        v.readonly(),
      ),
      total: v.number(),
      pages: v.number(),
      mayMake: v.boolean(),
    }),
  ),
});

const made = v.object({ id: v.number() });

export const makeProduct = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products',
  summary: 'Crea un producto de un tipo, que nadie ve hasta que se publica',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-products',
  body: v.object({
    kind: v.picklist(productKinds, 'Elige un tipo de producto.'),
    title: v.pipe(v.string('Falta el título.'), v.maxLength(200, tooLong)),
  }),
  answer: made,
  status: 201,
});

export const copyProduct = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/copies',
  summary: 'Crea un producto que empieza como otro está en su borrador',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-products',
  params: productParams,
  answer: made,
  status: 201,
});

export const retireProduct = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/retirements',
  summary: 'Retira un producto de la venta; quien lo tiene lo conserva',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-products',
  params: productParams,
});

export const schedulePublication = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/products/:id/publication-hour',
  summary: 'Dice a qué hora la escuela publica sola un producto; null, solo a mano',
  area: productsArea,
  signIn: 'required',
  permission: 'publish-products',
  params: productParams,
  body: v.object({ at: v.nullable(instant) }),
});

export const publishProduct = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/publications',
  summary:
    'Publica un producto con todo lo que cambió en su borrador; si algo lo impide, responde 422 con lo que falta',
  area: productsArea,
  signIn: 'required',
  permission: 'publish-products',
  params: productParams,
  body: v.object({
    /** As it was read with the product. */
    mark: v.pipe(v.string(), v.maxLength(300)),
  }),
});

export const keepProductCover = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/covers',
  summary: 'Envía la imagen de una portada, que la ficha del borrador nombra después',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-own-products',
  params: productParams,
  bodyFormat: 'form',
  largestFile: officeUploadRules.cover.largestBytes,
  body: v.object({ image: formFile('Elige una imagen.') }),
  answer: v.object({ file: v.string() }),
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
  listOfficeProducts,
  makeProduct,
  copyProduct,
  retireProduct,
  schedulePublication,
  ...productVersionEndpoints,
  readEditedProduct,
  publishProduct,
  readProductChoices,
  keepProductCover,
  factsEndpoints.read,
  factsEndpoints.keep,
  pricesEndpoints.read,
  pricesEndpoints.keep,
] as const;
