import type { FastifyInstance } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';

/** What search engines may visit, and where everything worth finding lives. */
export function searchEngineRoutes(app: FastifyInstance, school: School, origin: string): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', async (_request, reply) => {
    const products = await school.get(Products).addresses();
    const sellers = await school.get(Sellers).all(school.get(Clock).now());
    const pages = [
      { path: '/', changed: null },
      ...aboutTheSchool.map((path) => ({ path, changed: null })),
      ...catalogueParts.map(({ path }) => ({ path, changed: null })),
      ...['/pro', '/empresas'].map((path) => ({ path, changed: null })),
      ...(await categoryPaths(school.get(Products))).map((path) => ({ path, changed: null })),
      ...sellers.map(({ slug }) => ({ path: `/${slug}`, changed: null })),
      ...products.map(({ kind, slug, updatedAt }) => ({ path: productPath(kind, slug), changed: updatedAt })),
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, pages));
  });
}

/** The parts of the catalogue whose categories have pages of their own. Source: ROUTE-2, ROUTE-3, ROUTE-5. */
const withCategories = catalogueParts.filter(({ kind }) => ['course', 'seminar', 'workshop'].includes(kind));

/** The lists of a category that hold something. */
async function categoryPaths(products: Products): Promise<string[]> {
  const paths = withCategories.map(async ({ kind, path }) =>
    (await products.categories([kind])).map(({ slug }) => `${path}/categoria/${slug}`),
  );
  return (await Promise.all(paths)).flat();
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
  '/reclamaciones/hoja/',
  '/colaboradores',
];

/** Pages that are there in every school. */
const aboutTheSchool = [
  '/nosotros',
  '/terminos-condiciones',
  '/politicas-privacidad',
  '/reclamaciones',
  '/verificacion',
  '/ayuda',
  '/contacto',
  '/unete/afiliados',
  '/unete/creadores',
];

function robots(origin: string): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

interface SitemapPage {
  readonly path: string;
  /** ISO 8601, when known. */
  readonly changed: string | null;
}

function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastChange = changed === null ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastChange}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
