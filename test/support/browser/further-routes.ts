import type { ApiDocument } from '#test/support/load/fuzzed-requests.ts';

const text = (name: string, place: 'path' | 'query' = 'path') => ({ name, in: place, schema: { type: 'string' } });

function posted(...names: readonly string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  return { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } } };
}

/** What a listener answers beside the calls of the API: files, pictures, documents, the gateway's pages. */
export const furtherRoutes: ApiDocument['paths'] = {
  '/imagenes/{path}': { get: { parameters: [text('path')] } },
  '/portadas/{slug}': { get: { parameters: [text('slug')] } },
  '/portadas/{slug}.svg': { get: { parameters: [text('slug')] } },
  '/portadas/{slug}.png': { get: { parameters: [text('slug')] } },
  '/calendario/{slug}.ics': { get: { parameters: [text('slug')] } },
  '/certificados/{slug}.svg': { get: { parameters: [text('slug')] } },
  '/api/v1/files/{path}': { get: { parameters: [text('path'), text('firma', 'query')] } },
  '/api/v1/certificates/{code}/certificado.pdf': { get: { parameters: [text('code'), text('firma', 'query')] } },
  '/api/v1/receipts/{id}/comprobante.pdf': { get: { parameters: [text('id')] } },
  '/api/v1/receipts/{id}/comprobante.xml': { get: { parameters: [text('id')] } },
  '/api/v1/payment-returns/{gateway}/{purchaseNumber}': {
    post: { parameters: [text('gateway'), text('purchaseNumber')], requestBody: posted('transactionToken') },
  },
  '/pasarela-simulada/{sessionKey}': {
    get: { parameters: [text('sessionKey'), text('tarjeta', 'query')] },
    post: { parameters: [text('sessionKey')], requestBody: posted('number', 'expiry', 'code', 'decision') },
  },
  '/api/docs/{path}': { get: { parameters: [text('path')] } },
  '/api/{path}': {
    get: { parameters: [text('path')] },
    put: { parameters: [text('path')] },
    options: { parameters: [text('path')] },
  },
};
