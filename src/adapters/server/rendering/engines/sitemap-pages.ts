import { type ListedAddress, Products } from '#application/server/catalogue/ports/products.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { Books } from '#application/server/reading/ports/books.ts';
import { Clock } from '#application/ports/clock.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { catalogueParts, categoryPath, kindsWithCategories } from '#domain/catalogue/catalogue-menu.ts';
import { productPath, samplePath } from '#domain/catalogue/product-kind.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import { legalPages, legalTextNames } from '#domain/legal/legal-pages.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { later } from './last-change.ts';

/** A page worth finding. */
export interface SitemapPage {
  readonly path: string;
  /** When it last became another: an instant or a day of ISO 8601; null when nobody knows. */
  readonly changed: string | null;
}

/** Products that are looked at at once: between them others are answered. */
const productsAtOnce = 2000;

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

/** The pages of the products from a place on, in the school's own order. */
export async function productPages(school: School, offset: number, limit: number): Promise<readonly SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for await (const some of addressesOf(school, offset, offset + limit))
    for (const { kind, slug, updatedAt } of some) pages.push({ path: productPath(kind, slug), changed: updatedAt });
  return pages;
}

/**
 * Every page that is no product's, with the day of its last change: a list changes with what stands in it, a legal text with its version,
 * what comes with the program with the program.
 * @param built when the program was built (ISO 8601); null while it is being developed.
 */
export async function pagesBesideProducts(school: School, built: string | null): Promise<readonly SitemapPage[]> {
  const now = school.get(Clock).now();
  const [lasts, sellers, samples] = await Promise.all([
    lastChanges(school),
    school.get(Sellers).all(now),
    school.get(Books).samples(),
  ]);
  const all = lasts.get('') ?? built;
  return [
    { path: '/', changed: all },
    ...ofTheSchool.map((path) => ({ path, changed: built })),
    ...legalTextNames.map((name) => ({
      path: legalPages[name].path,
      changed: school.settings.legalText(name, limaDay(now)).since,
    })),
    ...catalogueParts.map(({ kind, path }) => ({ path, changed: lasts.get(kind) ?? built })),
    ...['/pro', '/empresas'].map((path) => ({ path, changed: lasts.get('plan') ?? built })),
    ...[...lasts].filter(([path]) => path.startsWith('/')).map(([path, changed]) => ({ path, changed })),
    ...sellers.flatMap(({ slug }) => [`/${slug}`, `/${slug}/seminarios`].map((path) => ({ path, changed: all }))),
    // What can be read before buying: the list of all samples, of books, of magazines, and each of them.
    ...['/lectura', '/lectura/libros', '/lectura/revistas'].map((path) => ({ path, changed: all })),
    ...samples.map(({ kind, slug }) => ({ path: samplePath(kind, slug), changed: all })),
  ];
}

/** When the last product changed: of all (''), of each kind, and of each page of a category or of somebody who teaches. */
async function lastChanges(school: School): Promise<ReadonlyMap<string, string>> {
  const lasts = new Map<string, string>();
  for await (const some of addressesOf(school, 0, Infinity))
    for (const address of some)
      for (const of of ['', address.kind, ...categoryPages(address), ...address.staffSlugs.map(teacherPath)])
        lasts.set(of, later(lasts.get(of) ?? null, address.updatedAt));
  return lasts;
}

const partOf = new Map(
  catalogueParts.filter(({ kind }) => kindsWithCategories.includes(kind)).map((part) => [part.kind, part]),
);

/** The list of its category that holds a product. */
function categoryPages({ kind, categorySlug }: ListedAddress): readonly string[] {
  const part = partOf.get(kind);
  return part === undefined || categorySlug === null ? [] : [categoryPath(part, categorySlug)];
}

async function* addressesOf(school: School, offset: number, end: number): AsyncGenerator<readonly ListedAddress[]> {
  const products = school.get(Products);
  for (let from = offset; from < end; from += productsAtOnce) {
    const some = await products.addresses(from, Math.min(productsAtOnce, end - from));
    yield some;
    if (some.length < productsAtOnce) return;
    await ownTurn();
  }
}
