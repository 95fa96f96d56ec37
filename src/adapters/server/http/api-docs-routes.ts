import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const address = '/api/docs';

/** What belongs to one connection, or is said of every answer by the listener itself. */
const ofListener = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']);

/**
 * The API's description and the page that shows it. What makes them takes as long to load as the rest of a listener's routes, and hardly
 * anybody asks: they are an application of their own, made with the first request.
 */
export function apiDocsRoutes(app: FastifyInstance, origin: string): void {
  let docs: Promise<FastifyInstance> | null = null;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const made = await (docs ??= docsOf(app, origin));
    const { url, headers } = request;
    const { statusCode, headers: told, rawPayload } = await made.inject({ method: 'GET', url, headers });
    // What is not there is told as everywhere in this app.
    if (statusCode >= 400) return reply.callNotFound();
    for (const [name, value] of Object.entries(told)) {
      if (value !== undefined && !ofListener.has(name)) void reply.header(name, value);
    }
    return reply.code(statusCode).send(rawPayload);
  };
  app.get(address, answer);
  app.get(`${address}/*`, answer);
  app.addHook('onClose', async () => {
    await (await docs)?.close();
  });
}

async function docsOf({ served }: FastifyInstance, origin: string): Promise<FastifyInstance> {
  const [{ default: fastify }, { default: swagger }, { default: swaggerUi }, { openApiDocument }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('./api-docs.ts'),
  ]);
  const docs = fastify();
  await docs.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(origin, served) as never },
  });
  await docs.register(swaggerUi, { routePrefix: address, staticCSP: true, theme: { title: 'API de Escuela' } });
  return docs;
}
