import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';

export const recordVisitorConsent = endpoint({
  method: 'POST',
  path: '/api/v1/visitor-consents',
  summary: 'Registra si un visitante acepta la medición y los anuncios',
  area: 'Consentimientos',
  body: v.object({
    visitorId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'Este identificador no es válido.')),
    textVersion: v.pipe(v.string(), v.maxLength(40, 'Esta versión no es válida.')),
    granted: v.boolean(),
  }),
});

export const consentEndpoints: readonly Endpoint[] = [recordVisitorConsent];
