import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import { legalTextNames } from '#domain/legal/legal-pages.ts';

const named = { version: v.string(), since: v.string() };

export const readLegalText = endpoint({
  method: 'GET',
  path: '/api/v1/legal-texts/:name',
  summary: 'Un texto legal: la versión que rige hoy, o la que se pide, con las demás',
  area: 'Textos legales',
  params: v.object({ name: v.picklist(legalTextNames, 'Ese texto no existe.') }),
  query: v.object({ version: v.optional(v.pipe(v.string(), v.maxLength(40)), '') }),
  answer: wireOf<ShownLegalText>()(
    v.object({
      ...named,
      text: v.string(),
      isInForce: v.boolean(),
      others: v.pipe(v.array(v.object(named)), v.readonly()),
    }),
  ),
});
