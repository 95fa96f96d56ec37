import * as v from 'valibot';
import { endpoint, type Schema } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { idText, instant } from '#adapters/http-contract/shared/wire-values.ts';
import { type CopyPart, copyParts, type Lack, partName } from '#domain/office/working-copy.ts';

/** The heading of all calls about products in the office. */
export const productsArea = 'Productos de la escuela';

/** Which product is meant. */
export const productParams = v.object({ id: idText });

/** What is lacking, with where it is mended. */
export const lack = wireOf<Lack>()(
  v.object({ part: v.picklist(copyParts), field: v.string(), text: v.string(), hinders: v.boolean() }),
);
const lacks = v.pipe(v.array(lack), v.readonly());

/**
 * The two calls by which a part of a product is edited. What is read is what may be sent: the schema changes nothing that it parses.
 * What a content lacks is told, and refuses nothing: a schema asks for the shape alone, and for lengths that the database can hold.
 * @param largestBody bytes, of a part that is larger than other calls are.
 */
export function partEndpoints<P extends CopyPart, S extends Schema>(
  part: P,
  content: S,
  { largestBody }: { readonly largestBody?: number } = {},
) {
  const path = `/api/v1/staff/products/:id/parts/${part}`;
  return {
    part,
    read: endpoint({
      method: 'GET',
      path,
      summary: `La parte «${partName(part, null)}» de un producto como está en su borrador, y qué le falta`,
      area: productsArea,
      signIn: 'required',
      permission: 'see-products',
      params: productParams,
      answer: v.object({
        content,
        revision: v.number(),
        savedBy: v.string(),
        savedAt: v.nullable(instant),
        lacks,
      }),
    }),
    keep: endpoint({
      method: 'PUT',
      path,
      summary: `Guarda la parte «${partName(part, null)}» en el borrador; si alguien la guardó entretanto, responde 409 con quién`,
      area: productsArea,
      signIn: 'required',
      permission: 'edit-own-products',
      params: productParams,
      ...(largestBody !== undefined && { largestBody }),
      body: v.object({
        content,
        /** The revision that was read; 0: it was never saved. */
        fromRevision: v.pipe(
          v.number('La revisión es un número.'),
          v.integer('La revisión es un número entero.'),
          v.minValue(0, 'La revisión empieza en 0.'),
        ),
      }),
      answer: v.object({ revision: v.number(), savedAt: instant, lacks }),
    }),
  } as const;
}

/** The calls of any part. */
export type PartEndpoints = ReturnType<typeof partEndpoints<CopyPart, Schema>>;
