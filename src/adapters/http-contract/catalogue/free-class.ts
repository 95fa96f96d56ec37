import * as v from 'valibot';
import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';

export const getFreeClass = endpoint({
  method: 'GET',
  path: '/api/v1/products/:slug/free-class',
  summary: 'La clase de un producto que cualquiera puede ver antes de comprarlo',
  area: 'Catálogo',
  params: v.object({ slug: v.pipe(v.string(), v.maxLength(200)) }),
  answer: wireOf<OpenedFreeClass>()(
    v.object({
      title: v.string(),
      /** Sanitised HTML of a reading class. */
      readingHtml: v.nullable(v.string()),
      video: v.nullable(
        v.object({
          /** Signed addresses on this origin. */
          source: v.string(),
          mediaType: v.string(),
          captions: v.nullable(v.string()),
          poster: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

export const freeClassEndpoints: readonly Endpoint[] = [getFreeClass];
