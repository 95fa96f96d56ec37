import { type ProductAddress, Products } from '#application/server/catalogue/ports/products.ts';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { Books, type PublishedBook } from '#application/server/reading/ports/books.ts';
import { Clock } from '#application/ports/clock.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { catalogueParts, categoryPath, kindsWithCategories } from '#domain/catalogue/catalogue-menu.ts';
import { productPath, samplePath } from '#domain/catalogue/product-kind.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import { legalPages, legalTextNames } from '#domain/legal/legal-pages.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { escapeXml } from '#adapters/server/escape-xml.ts';
import { lastChangeOf } from './last-change.ts';

/** A page worth finding. */
interface SitemapPage {
  readonly path: string;
  /** When it last became another: an instant or a day of ISO 8601; null when nobody knows. */
  readonly changed: string | null;
}

/** Pages whose words come with the program. */
const ofTheSchool = [
  '/nosotros',
  '/reclamaciones',
  '/verificacion',
  '/comprobante',
  '/ayuda',
  '/contacto',
  '/unete',
  '/unete/afiliados',
  '/unete/creadores',
];

/**
 * Every public page with the day of its last change: a list changes with what stands in it, a legal text with its version, what
 * comes with the program with the program.
 * @param built when the program was built (ISO 8601); null while it is being developed.
 */
export async function sitemapOf(school: School, origin: string, built: string | null): Promise<string> {
  const [products, sellers, teachers, samples] = await Promise.all([
    school.get(Products).addresses(),
    school.get(Sellers).all(school.get(Clock).now()),
    school.get(Teachers).all(),
    school.get(Books).samples(),
  ]);
  const lastOf = (some: readonly ProductAddress[]) => lastChangeOf(some) ?? built;
  const all = lastOf(products);
  const bySlug = new Map(products.map((each) => [each.slug, each]));
  const pages: readonly SitemapPage[] = [
    { path: '/', changed: all },
    ...ofTheSchool.map((path) => ({ path, changed: built })),
    ...legalTextNames.map((name) => ({
      path: legalPages[name].path,
      changed: school.settings.legalText(name, limaDay(school.get(Clock).now())).since,
    })),
    ...catalogueParts.map(({ kind, path }) => ({
      path,
      changed: lastOf(products.filter((each) => each.kind === kind)),
    })),
    ...['/pro', '/empresas'].map((path) => ({ path, changed: lastOf(products.filter(({ kind }) => kind === 'plan')) })),
    ...categoryPages(products).map(([path, held]) => ({ path, changed: lastOf(held) })),
    ...sellers.flatMap(({ slug }) => [`/${slug}`, `/${slug}/seminarios`].map((path) => ({ path, changed: all }))),
    ...teachers.map(({ slug, products: own }) => ({
      path: teacherPath(slug),
      changed: lastOf(own.flatMap((work) => bySlug.get(work.slug) ?? [])),
    })),
    ...samplePages(samples).map((path) => ({ path, changed: all })),
    ...products.map(({ kind, slug, updatedAt }) => ({ path: productPath(kind, slug), changed: updatedAt })),
  ];
  return written(origin, pages);
}

/** The lists of a category that hold something, with what they hold. */
function categoryPages(products: readonly ProductAddress[]): readonly (readonly [string, readonly ProductAddress[]])[] {
  const pages = new Map<string, ProductAddress[]>();
  for (const part of catalogueParts.filter(({ kind }) => kindsWithCategories.includes(kind)))
    for (const each of products.filter(({ kind }) => kind === part.kind)) {
      if (each.categorySlug === null) continue;
      const at = categoryPath(part, each.categorySlug);
      const held = pages.get(at);
      if (held === undefined) pages.set(at, [each]);
      else held.push(each);
    }
  return [...pages];
}

/** What can be read before buying: the list of all samples, of books, of magazines, and each of them. */
function samplePages(samples: readonly PublishedBook[]): readonly string[] {
  const lists = ['/lectura', '/lectura/libros', '/lectura/revistas'];
  return [...lists, ...samples.map(({ kind, slug }) => samplePath(kind, slug))];
}

function written(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastChange = changed === null ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastChange}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
