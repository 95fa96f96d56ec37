import * as v from 'valibot';
import { writtenEntries } from '#adapters/http-contract/catalogue/written-entries.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import { modalities } from '#domain/catalogue/product.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import { partEndpoints } from './part-endpoints.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, tooLong));
const line = text(1000);
const typed = text(40);
const lines = v.pipe(v.array(line), v.maxLength(60, 'Son demasiadas líneas.'), v.readonly());

export const factsEndpoints = partEndpoints(
  'facts',
  wireOf<FactsContent>()(
    v.object({
      title: line,
      slug: line,
      subtitle: line,
      summary: text(4000),
      description: text(60_000),
      categoryId: v.nullable(positiveId),
      staffIds: v.pipe(v.array(positiveId), v.maxLength(40, 'Son demasiadas personas.'), v.readonly()),
      ...writtenEntries(text(2000), lines),
      certificateHours: typed,
      durationMinutes: typed,
      startsAt: typed,
      endsAt: typed,
      modality: v.nullable(v.picklist(modalities)),
      bibliographic: v.pipe(
        v.array(v.object({ label: line, value: line })),
        v.maxLength(40, 'Son demasiadas líneas.'),
        v.readonly(),
      ),
      coverFile: v.nullable(text(300)),
    }),
  ),
);

/** What can be bought besides a product, as it is typed. */
export const optionsContent = v.pipe(
  v.array(
    v.object({
      id: v.nullable(positiveId),
      key: typed,
      label: text(200),
      kind: v.picklist(['seat', 'extra']),
      price: typed,
      discountedPrice: typed,
    }),
  ),
  v.maxLength(60, 'Son demasiadas opciones.'),
  v.readonly(),
);

export const pricesEndpoints = partEndpoints(
  'prices',
  wireOf<PricesContent>()(
    v.object({
      isExempt: v.boolean(),
      regularPrice: typed,
      subscriberPrice: typed,
      discountedPrice: typed,
      discountFrom: v.optional(typed),
      discountUntil: typed,
      extensionDiscount: typed,
      extensionFactor: typed,
      options: optionsContent,
    }),
  ),
);
