import { presentBook } from '#adapters/server/http/reading/reading-routes.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookHits } from '#application/read-models/reading/book-hits.ts';
import type { BookOnLine, BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Books } from '#application/server/reading/ports/books.ts';
import { ListHeadings } from '#application/server/reading/list-headings.ts';
import { ReadBook, type ReadBookRefusal } from '#application/server/reading/read-book.ts';
import { SearchBook } from '#application/server/reading/search-book.ts';
import type { BookHeading } from '#domain/reading/book-headings.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Reading as a visitor who is not signed in: what a server-rendered page may show. */
export class ReadingApiInProcess extends ReadingApi {
  constructor(private readonly school: School) {
    super();
  }

  async index(slug: string): Promise<Result<BookWithIndex, CallRefusal>> {
    const reading = await this.school.get(ReadBook).index(slug, null);
    if (!reading.ok) return refuse(callRefusal(reading.refusal));
    return accept({ book: presentBook(reading.value.book, false), index: reading.value.index });
  }

  async section(slug: string, sectionSlug: string): Promise<Result<SectionOnLine, CallRefusal>> {
    const reading = await this.school.get(ReadBook).section(slug, sectionSlug, null);
    if (!reading.ok) return refuse(callRefusal(reading.refusal));
    const { book, section, above, previous, next, children } = reading.value;
    return accept({ book: presentBook(book, false), section, above, previous, next, children });
  }

  async search(slug: string, text: string): Promise<Result<BookHits, CallRefusal>> {
    const found = await this.school.get(SearchBook).execute(slug, null, text);
    return found.ok ? found : refuse(callRefusal(found.refusal));
  }

  async headings(slug: string): Promise<Result<readonly BookHeading[], CallRefusal>> {
    const listed = await this.school.get(ListHeadings).execute(slug, null);
    return listed.ok ? listed : refuse(callRefusal(listed.refusal));
  }

  async samples(): Promise<Result<readonly BookOnLine[], CallRefusal>> {
    return accept((await this.school.get(Books).samples()).map((book) => presentBook(book, false)));
  }
}

function callRefusal({ kind }: ReadBookRefusal): CallRefusal {
  return { kind, status: kind === 'section-blocked' ? 403 : 404, detail: '', field: null, data: {} };
}
