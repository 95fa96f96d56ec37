import { Products } from '#application/server/catalogue/ports/products.ts';
import type { Keepable } from '#adapters/server/kept-answers.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { escapeXml } from '#adapters/server/escape-xml.ts';
import { lastOf } from './last-change.ts';
import { pagesBesideProducts, productPages, type SitemapPage } from './sitemap-pages.ts';

/** How many addresses a file has. */
export interface SitemapSizes {
  /** So many stand in one file: search engines take no more. */
  readonly most: number;
  /** Where there are more pages, so many stand in each of several files. */
  readonly part: number;
}

const usualSizes: SitemapSizes = { most: 50_000, part: 10_000 };

/** What a page takes in memory besides its path. */
const bytesBesidePath = 100;

/** Entries that are written at once: between them others are answered. */
const entriesAtOnce = 2000;

/** Of which pages a file is, as its address says it. */
export const sitemapContents = ['paginas', 'productos'] as const;
export type SitemapContent = (typeof sitemapContents)[number];

const pathOfPart = (content: SitemapContent, number: number): string => `/sitemap-${content}-${number}.xml`;

/** A file, and whether there is one of its name. */
class SitemapFile implements Keepable {
  readonly size: number;
  readonly isForAll: boolean;

  constructor(readonly xml: Buffer | null) {
    this.size = xml?.length ?? 0;
    // Nothing is kept under names that anybody can make up.
    this.isForAll = xml !== null;
  }
}

class PagesBesideProducts implements Keepable {
  readonly size: number;
  readonly isForAll = true;

  constructor(readonly pages: readonly SitemapPage[]) {
    this.size = pages.reduce((bytes, { path }) => bytes + path.length + bytesBesidePath, 0);
  }
}

/** Every public page with the day of its last change: one file, or a list of files where there are more pages than one may have. */
export class Sitemap {
  /** @param built when the program was built (ISO 8601); null while it is being developed. */
  constructor(
    private readonly school: School,
    private readonly origin: string,
    private readonly built: string | null,
    private readonly sizes: SitemapSizes = usualSizes,
  ) {}

  /** What `/sitemap.xml` answers. */
  first(): Promise<Buffer | null> {
    return this.#kept('/sitemap.xml', async () => {
      const beside = await this.#besideProducts();
      const products = await this.school.get(Products).count();
      return beside.length + products <= this.sizes.most
        ? this.#pagesWritten([...beside, ...(await productPages(this.school, 0, Infinity))])
        : this.#partsWritten(beside, products);
    });
  }

  /** One of the files that the first names, whether or not it names them now; null: there is none of this number. */
  part(content: SitemapContent, number: number): Promise<Buffer | null> {
    return this.#kept(pathOfPart(content, number), async () => {
      const from = (number - 1) * this.sizes.part;
      const pages =
        content === 'productos'
          ? await productPages(this.school, from, this.sizes.part)
          : (await this.#besideProducts()).slice(from, from + this.sizes.part);
      return pages.length === 0 ? null : this.#pagesWritten(pages);
    });
  }

  /** What several files are made of is worked out once as long as nothing of it changes: all products are gone through for it. */
  async #besideProducts(): Promise<readonly SitemapPage[]> {
    const make = async () => new PagesBesideProducts(await pagesBesideProducts(this.school, this.built));
    return (await this.school.kept.takeWithin('sitemap pages', make)).pages;
  }

  async #kept(path: string, write: () => Promise<Buffer | null>): Promise<Buffer | null> {
    return (await this.school.kept.take(`sitemap ${path}`, async () => new SitemapFile(await write()))).xml;
  }

  #pagesWritten(pages: readonly SitemapPage[]): Promise<Buffer> {
    return this.#written('urlset', 'url', pages);
  }

  async #partsWritten(beside: readonly SitemapPage[], products: number): Promise<Buffer> {
    const { part } = this.sizes;
    const parts: SitemapPage[] = [];
    for (let from = 0; from < beside.length; from += part)
      parts.push({
        path: pathOfPart('paginas', parts.length + 1),
        changed: lastChangeOf(beside.slice(from, from + part)),
      });
    for (let from = 0; from < products; from += part)
      parts.push({
        path: pathOfPart('productos', from / part + 1),
        changed: lastChangeOf(await productPages(this.school, from, part)),
      });
    return this.#written('sitemapindex', 'sitemap', parts);
  }

  async #written(list: string, entry: string, pages: readonly SitemapPage[]): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let from = 0; from < pages.length; from += entriesAtOnce) {
      const entries = pages.slice(from, from + entriesAtOnce).map(({ path, changed }) => {
        const lastChange = changed === null ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
        return `<${entry}><loc>${escapeXml(this.origin + path)}</loc>${lastChange}</${entry}>`;
      });
      parts.push(Buffer.from(entries.join('')));
      if (pages.length > entriesAtOnce) await ownTurn();
    }
    const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
    return Buffer.concat([Buffer.from(head), ...parts, Buffer.from(`</${list}>\n`)]);
  }
}

const lastChangeOf = (pages: readonly SitemapPage[]): string | null => lastOf(pages.map(({ changed }) => changed));
