import type { FoundAnnotation, Notebook } from '#application/read-models/reading/notebook.ts';
import type { Annotations } from '#application/server/reading/ports/annotations.ts';
import type { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';
import type { Books, PublishedBook } from '#application/server/reading/ports/books.ts';
import type { FuzzyFinder } from '#application/server/reading/ports/fuzzy-finder.ts';
import type { ReadingPlaces } from '#application/server/reading/ports/reading-places.ts';
import type { Annotation } from '#domain/reading/annotation.ts';
import { findNothingAlike, locate } from '#domain/reading/highlight.ts';
import { readingText } from '#domain/reading/reading-text.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ReadNotebookRefusal = { readonly kind: 'book-not-found' };

/**
 * A reader's notebook of a book. It is the reader's: it can be read, and taken along, when the book no longer is.
 * Every text is looked for where it stood; if its section no longer has it, wherever else in the book it stands by the letter.
 */
export class ReadNotebook {
  constructor(
    private readonly books: Books,
    private readonly annotations: Annotations,
    private readonly bookmarks: Bookmarks,
    private readonly places: ReadingPlaces,
    private readonly finder: FuzzyFinder,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<Notebook, ReadNotebookRefusal>> {
    const book = await this.books.find(slug);
    if (book === null) return refuse({ kind: 'book-not-found' });
    const [annotations, bookmarks, place] = await Promise.all([
      this.annotations.ofBook(userId, book.productId),
      this.bookmarks.ofBook(userId, book.productId),
      this.places.find(userId, book.productId),
    ]);
    return accept({ annotations: await this.#findAll(book, annotations), bookmarks, place });
  }

  async #findAll(book: PublishedBook, annotations: readonly Annotation[]): Promise<readonly FoundAnnotation[]> {
    const named = [...new Set(annotations.map(({ section }) => section))];
    const texts = await this.#texts(book.productId, named);
    const found = annotations.map((each) => ({ ...each, found: this.#findIn(texts, each) }));
    if (found.every((each) => each.found !== null)) return found;
    // Sections are renamed, split and joined: a text that moved is still there by the letter.
    const everything = await this.#texts(book.productId);
    return found.map((each) => ({ ...each, found: each.found ?? elsewhere(everything, each) }));
  }

  #findIn(texts: ReadonlyMap<string, string>, { section, passage }: Annotation): FoundAnnotation['found'] {
    const text = texts.get(section);
    const place = text === undefined ? null : locate(text, passage, (...sought) => this.finder.find(...sought));
    return place === null ? null : { section, ...place };
  }

  async #texts(productId: number, slugs?: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const sections = await this.books.texts(productId, slugs);
    return new Map(sections.map(({ slug, html }) => [slug, readingText(html)]));
  }
}

/** A passage of a word or two stands in many places: only a longer one is believed to have moved. */
const shortestMoved = 20;

function elsewhere(texts: ReadonlyMap<string, string>, { passage }: Annotation): FoundAnnotation['found'] {
  if (passage.quote.length < shortestMoved) return null;
  for (const [section, text] of texts) {
    const place = locate(text, passage, findNothingAlike);
    if (place !== null) return { section, ...place };
  }
  return null;
}
