import type { Document, Element } from '@xmldom/xmldom';
import type { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import { readingText } from '#domain/reading/reading-text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { type ContentsLine, epubPackage } from './epub-package-reading.ts';
import { fail } from './book-file-error.ts';
import { markdownOfBlocks } from './html-to-markdown.ts';
import type { IncomingParts } from './incoming-parts.ts';
import { PageToHtml, type PagePiece } from './page-to-html.ts';
import { childElements, elementsNamed, partsPlayedBy, xmlDocument } from './xml-document.ts';
import { pathWithin, type ZipArchive } from './zip-archive.ts';

/** A section while the pages are gone through. */
interface OpenSection {
  title: string;
  readonly level: number;
  readonly blocks: string[];
}

const frontParts = ['cover', 'titlepage', 'toc', 'landmarks'];

/** Reads the sections of an EPUB: its contents are the tree, its pages the texts. Gives what the book calls itself. */
export async function bookOfEpub(
  zip: ZipArchive,
  name: string,
  parts: IncomingParts,
  typesetter: Typesetter,
): Promise<string> {
  const { title, pages, frontPages, contents } = await epubPackage(zip, name);
  const reading = new EpubReading(zip, parts, contents);
  for (const page of pages) {
    if (frontPages.has(page)) reading.skip(page);
    else await reading.take(page);
  }
  for (const { title: named, level, blocks } of reading.sections) {
    const markdown = await markdownOfBlocks(blocks, typesetter);
    parts.add({ title: named, level, markdown });
  }
  return title;
}

class EpubReading {
  readonly #ofLine: Map<ContentsLine, OpenSection>;
  /** Sections of pages that the contents do not name, by the line that follows them; null: none does. */
  readonly #before: OpenSection[] = [];
  readonly #skipped = new Set<string>();
  #open: OpenSection | null = null;

  constructor(
    private readonly zip: ZipArchive,
    private readonly parts: IncomingParts,
    private readonly contents: readonly ContentsLine[],
  ) {
    this.#ofLine = new Map(contents.map((line) => [line, { title: line.title, level: line.level, blocks: [] }]));
  }

  /** In the order of the contents; what stands before all of them, first. */
  get sections(): readonly OpenSection[] {
    const named = [...this.#ofLine].filter(([{ page }]) => page === null || !this.#skipped.has(page));
    return [...this.#before, ...named.map(([, section]) => section)].map(withoutItsTitle);
  }

  skip(page: string): void {
    this.#skipped.add(page);
    this.parts.leftOut.add('front-page', page);
  }

  async take(page: string): Promise<void> {
    const document = xmlDocument(await this.zip.text(page), page);
    const [body] = elementsNamed(document, 'body');
    if (body === undefined) return fail({ what: 'package-incomplete', file: page, lacks: 'el cuerpo de la página' });
    if (isFront(body)) return this.skip(page);
    const lines = this.contents.filter((line) => line.page === page);
    const ids = idsIn(body);
    const begins = lines.filter(({ fragment }) => !ids.has(fragment));
    const last = begins.at(-1);
    if (last !== undefined) this.#open = this.#ofLine.get(last) ?? null;
    else if (this.contents.length === 0) this.#open = null;
    const marks = new Set(lines.map(({ fragment }) => fragment).filter((id) => ids.has(id)));
    const pieces = await new PageToHtml({
      marks,
      leaveOut: (kind) => this.parts.leftOut.add(kind, page),
      picture: (address) => this.#picture(address, page),
    }).pieces(body);
    for (const piece of pieces) this.#put(piece, lines, document);
  }

  #put(piece: PagePiece, lines: readonly ContentsLine[], document: Document): void {
    if ('mark' in piece) {
      const line = lines.findLast(({ fragment }) => fragment === piece.mark);
      this.#open = (line === undefined ? null : this.#ofLine.get(line)) ?? this.#open;
      return;
    }
    if (this.#open === null) {
      this.#open = { title: titleOfPage(document, piece.html), level: 0, blocks: [] };
      this.#before.push(this.#open);
    }
    this.#open.blocks.push(piece.html);
  }

  async #picture(address: string, page: string): Promise<string | null> {
    if (/^https?:/i.test(address)) {
      this.parts.leftOut.add('foreign-picture', page);
      return null;
    }
    if (/\.svgz?(?:[?#]|$)/i.test(address)) {
      this.parts.leftOut.add('drawing', page);
      return null;
    }
    return this.parts.picture(pathWithin(page, address), page);
  }
}

/** A page that the school makes by itself: said of the body, or of the one thing in it. */
function isFront(body: Element): boolean {
  const all = childElements(body);
  const marked = [body, ...(all.length <= 2 ? all : [])].map(partsPlayedBy);
  return marked.some((played) => frontParts.some((part) => played.has(part)));
}

function idsIn(element: Element): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (each: Element): void => {
    const id = each.getAttribute('id');
    if (id !== null && id !== '' && each !== element) ids.add(id);
    for (const child of childElements(each)) walk(child);
  };
  walk(element);
  return ids;
}

const heading = /^<h([1-6])>(.*)<\/h\1>$/s;

function titleOfPage(document: Document, first: string): string {
  const [, , inside = ''] = heading.exec(first) ?? [];
  const own = oneLine(readingText(inside));
  return own === '' ? oneLine(elementsNamed(document, 'title')[0]?.textContent ?? '') || 'Inicio' : own;
}

/** The section without the heading that repeats its title; the headings below that one come up to where it stood. */
function withoutItsTitle({ title, level, blocks }: OpenSection): OpenSection {
  const [, rank = '1', inside = ''] = heading.exec(blocks[0] ?? '') ?? [];
  const said = oneLine(readingText(inside));
  const isTitle = said !== '' && (title === '' || said.toLowerCase() === title.toLowerCase());
  const rest = isTitle ? blocks.slice(1) : blocks;
  const lift = isTitle ? Number(rank) - 1 : 0;
  return { title: title === '' ? said : title, level, blocks: rest.map((html) => lifted(html, lift)) };
}

/** The first level is the page's own. */
function lifted(html: string, lift: number): string {
  return html.replaceAll(/(<\/?h)([1-6])(?=>)/g, (_tag, begin: string, rank: string) => {
    return `${begin}${Math.max(2, Number(rank) - lift)}`;
  });
}
