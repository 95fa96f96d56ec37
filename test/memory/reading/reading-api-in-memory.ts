import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookHits } from '#application/read-models/reading/book-hits.ts';
import type { BookOnLine, BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import type { Books, PublishedBook } from '#application/server/reading/ports/books.ts';
import { ListHeadings } from '#application/server/reading/list-headings.ts';
import type { ReadBook, ReadBookRefusal } from '#application/server/reading/read-book.ts';
import { SearchBook } from '#application/server/reading/search-book.ts';
import type { BookHeading } from '#domain/reading/book-headings.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The school's own reading, as the browser of a student (or of a visitor, null) reaches it. */
export class ReadingApiInMemory extends ReadingApi {
  constructor(
    private readonly reading: ReadBook,
    private readonly books: Books,
    private readonly userId: string | null,
  ) {
    super();
  }

  async index(slug: string): Promise<Result<BookWithIndex, CallRefusal>> {
    const reading = await this.reading.index(slug, this.userId);
    if (!reading.ok) return refuse(callRefusal(reading.refusal));
    const { book, isOwned, index } = reading.value;
    return accept({ book: onLine(book, isOwned), index });
  }

  async section(slug: string, sectionSlug: string): Promise<Result<SectionOnLine, CallRefusal>> {
    const reading = await this.reading.section(slug, sectionSlug, this.userId);
    if (!reading.ok) return refuse(callRefusal(reading.refusal));
    const { book, isOwned, section, above, previous, next, children } = reading.value;
    return accept({ book: onLine(book, isOwned), section, above, previous, next, children });
  }

  async search(slug: string, text: string): Promise<Result<BookHits, CallRefusal>> {
    const found = await new SearchBook(this.books, this.reading).execute(slug, this.userId, text);
    return found.ok ? found : refuse(callRefusal(found.refusal));
  }

  async headings(slug: string): Promise<Result<readonly BookHeading[], CallRefusal>> {
    const listed = await new ListHeadings(this.books, this.reading).execute(slug, this.userId);
    return listed.ok ? listed : refuse(callRefusal(listed.refusal));
  }

  async samples(): Promise<Result<readonly BookOnLine[], CallRefusal>> {
    return accept((await this.books.samples()).map((book) => onLine(book, false)));
  }
}

function onLine({ slug, title, kind, authors, year }: PublishedBook, isOwned: boolean) {
  return { slug, title, kind, authors, year, isOwned };
}

function callRefusal(refusal: ReadBookRefusal): CallRefusal {
  const status = refusal.kind === 'section-blocked' ? 403 : 404;
  const data = refusal.kind === 'section-blocked' ? { slug: refusal.slug } : {};
  return { kind: refusal.kind, status, detail: `No se pudo: ${refusal.kind}`, field: null, data };
}
