import { statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { noveltiesFeed } from './novelties-feed.ts';
import { sitemapOf } from './sitemap.ts';

/**
 * What search engines may visit, where everything worth finding lives, and what is new.
 * @param folder the folder of the built browser app, which is as old as the program; null while developing.
 */
export function searchEngineRoutes(app: FastifyInstance, school: School, origin: string, folder: string | null): void {
  const built = folder === null ? null : statSync(folder).mtime.toISOString();
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(await sitemapOf(school, origin, built)),
  );
  noveltiesFeed(app, school, origin);
}

/** Pages of one's own: the student's area, cart and checkout, links of letters. */
const closed = [
  '/api/',
  '/main',
  '/carrito',
  '/pagos',
  '/set-',
  '/contacto/confirmar/',
  '/novedades/baja/',
  '/guardar/',
  '/guardados/baja/',
  '/reclamaciones/hoja/',
  '/regalar/',
  '/regalo/',
  '/colaboradores',
  '/vista-previa/',
];

function robots(origin: string): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
