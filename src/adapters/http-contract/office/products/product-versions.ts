import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { idText, instant } from '#adapters/http-contract/shared/wire-values.ts';
import type {
  OpenElsewhere,
  ShownVersion,
  VersionCompared,
} from '#application/read-models/office/products/product-version.ts';
import { copyParts } from '#domain/office/working-copy.ts';
import { productParams, productsArea } from './part-endpoints.ts';

export const listProductVersions = endpoint({
  method: 'GET',
  path: '/api/v1/staff/products/:id/versions',
  summary: 'Las veces que se publicó un producto, la última primero',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: productParams,
  answer: v.object({
    versions: v.pipe(
      v.array(wireOf<ShownVersion>()(v.object({ number: v.number(), by: v.string(), at: instant }))),
      v.readonly(),
    ),
  }),
});

const versionParams = v.object({ id: idText, number: idText });

export const compareProductVersion = endpoint({
  method: 'GET',
  path: '/api/v1/staff/products/:id/versions/:number',
  summary: 'En qué difiere lo que se publicó una vez de lo que está en el borrador',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: versionParams,
  answer: wireOf<VersionCompared>()(
    v.object({
      number: v.number(),
      parts: v.pipe(
        v.array(
          v.object({
            part: v.picklist(copyParts),
            differences: v.pipe(
              v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
              v.readonly(),
            ),
          }),
        ),
        v.readonly(),
      ),
    }),
  ),
});

export const restoreProductVersion = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/versions/:number/restorations',
  summary: 'Lleva al borrador lo que se publicó una vez; no publica nada',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-own-products',
  params: versionParams,
});

export const noteProductOpening = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/products/:id/openings',
  summary: 'Dice que quien llama tiene abierto un producto, y responde quién más lo tiene',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: productParams,
  body: v.object({ part: v.picklist(copyParts) }),
  answer: v.object({
    others: v.pipe(
      v.array(wireOf<OpenElsewhere>()(v.object({ name: v.string(), part: v.picklist(copyParts) }))),
      v.readonly(),
    ),
  }),
});

export const previewProduct = endpoint({
  method: 'POST',
  path: '/api/v1/staff/products/:id/previews',
  summary: 'Da una dirección, que vence, en la que cualquiera ve la página pública como quedaría al publicar',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: productParams,
  answer: v.object({ address: v.string(), until: instant }),
});

export const productVersionEndpoints = [
  listProductVersions,
  compareProductVersion,
  restoreProductVersion,
  noteProductOpening,
  previewProduct,
] as const;
