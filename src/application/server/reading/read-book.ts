import type { Clock } from '#application/ports/clock.ts';
import type { Books, PublishedBook, SectionText } from '#application/server/reading/ports/books.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { withAnchors } from '#domain/reading/reading-text.ts';
import { bookIndex, childrenOf, type IndexEntry, neighboursOf, titlesAbove } from '#domain/reading/book-index.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ReadBookRefusal =
  | { readonly kind: 'book-not-found' }
  | { readonly kind: 'section-not-found' }
  | { readonly kind: 'section-blocked'; readonly slug: string };

export interface BookReading {
  readonly book: PublishedBook;
  readonly isOwned: boolean;
  readonly index: readonly IndexEntry[];
}

export interface SectionReading {
  readonly book: PublishedBook;
  readonly isOwned: boolean;
  /** Its paragraphs have their permanent names. */
  readonly section: SectionText;
  /** Titles above it, outermost first. */
  readonly above: readonly string[];
  readonly previous: IndexEntry | null;
  readonly next: IndexEntry | null;
  readonly children: readonly IndexEntry[];
}

/** Reads a book: its owner everything, anyone else the free sample (BOOK-1, BOOK-2). */
export class ReadBook {
  constructor(
    private readonly books: Books,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
  ) {}

  /** The index; `userId` null for a visitor. */
  async index(slug: string, userId: string | null): Promise<Result<BookReading, ReadBookRefusal>> {
    const book = await this.books.find(slug);
    if (book === null) return refuse({ kind: 'book-not-found' });
    const isOwned = userId !== null && (await this.ownership.owns(userId, book.productId, this.clock.now()));
    return accept({ book, isOwned, index: bookIndex(await this.books.sections(book.productId), isOwned) });
  }

  /** One section with its text and where to go on. */
  async section(
    slug: string,
    sectionSlug: string,
    userId: string | null,
  ): Promise<Result<SectionReading, ReadBookRefusal>> {
    const reading = await this.index(slug, userId);
    if (!reading.ok) return reading;
    const { book, isOwned, index } = reading.value;
    const entry = index.find((each) => each.slug === sectionSlug);
    if (entry === undefined) return refuse({ kind: 'section-not-found' });
    if (!entry.isAvailable) return refuse({ kind: 'section-blocked', slug: book.slug });
    const section = await this.books.section(book.productId, sectionSlug);
    if (section === null) return refuse({ kind: 'section-not-found' });
    return accept({
      book,
      isOwned,
      section: { ...section, html: withAnchors(section.html) },
      above: titlesAbove(index, sectionSlug),
      ...neighboursOf(index, sectionSlug),
      children: childrenOf(index, sectionSlug),
    });
  }
}
