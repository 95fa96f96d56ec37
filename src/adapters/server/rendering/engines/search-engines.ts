import { statSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { noveltiesFeed } from './novelties-feed.ts';
import { Sitemap, sitemapContents, type SitemapSizes } from './sitemap.ts';

/**
 * What search engines may visit, where everything worth finding lives, and what is new.
 * @param folder the folder of the built browser app, which is as old as the program; null while developing.
 * @param sizes of the files of the sitemap.
 */
export function searchEngineRoutes(
  app: FastifyInstance,
  school: School,
  origin: string,
  folder: string | null,
  sizes?: SitemapSizes,
): void {
  const built = folder === null ? null : statSync(folder).mtime.toISOString();
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  sitemapRoutes(app, new Sitemap(school, origin, built, sizes));
  noveltiesFeed(app, school, origin);
}

function sitemapRoutes(app: FastifyInstance, sitemap: Sitemap): void {
  const send = (reply: FastifyReply, xml: Buffer | null): FastifyReply => {
    if (xml !== null)
      return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);
    reply.callNotFound();
    return reply;
  };
  app.get('/sitemap.xml', async (_request, reply) => send(reply, await sitemap.first()));
  for (const content of sitemapContents)
    app.get<{ Params: { number: string } }>(
      `/sitemap-${content}-:number(^[1-9]\\d{0,5}).xml`,
      async ({ params }, reply) => send(reply, await sitemap.part(content, Number(params.number))),
    );
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
