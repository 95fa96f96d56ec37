import type { FastifyInstance } from 'fastify';
import {
  listHeadings,
  listSamples,
  readBookIndex,
  readBookSection,
  searchBook,
} from '#adapters/http-contract/reading/reading.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Books, type PublishedBook } from '#application/server/reading/ports/books.ts';
import { ListHeadings } from '#application/server/reading/list-headings.ts';
import { ReadBook, type ReadBookRefusal } from '#application/server/reading/read-book.ts';
import { SearchBook } from '#application/server/reading/search-book.ts';
import type { IndexEntry } from '#domain/reading/book-index.ts';
import { accept } from '#domain/shared/result.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** How an address of a book that there is not is answered. */
export const bookNotFound = { status: 404, detail: 'Este libro no existe o ya no está publicado.' } as const;

const refusals: RefusalTable<ReadBookRefusal> = {
  'book-not-found': bookNotFound,
  'section-not-found': { status: 404, detail: 'Esta sección no está en el libro.' },
  'section-blocked': {
    status: 403,
    detail: 'Esta sección es parte del libro completo. Puedes leer la muestra gratuita o comprar el libro.',
    data: ({ slug }) => ({ slug }),
  },
};

/** Reading books and magazines on line: index and sections. */
export function readingRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, readBookIndex, refusals, async ({ params, caller }) => {
    const reading = await school.get(ReadBook).index(params.slug, caller?.userId ?? null);
    if (!reading.ok) return reading;
    const { book, isOwned, index } = reading.value;
    return accept({ book: presentBook(book, isOwned), index: index.map(presentEntry) });
  });
  serve(app, school, readBookSection, refusals, async ({ params, caller }) => {
    const reading = await school.get(ReadBook).section(params.slug, params.section, caller?.userId ?? null);
    if (!reading.ok) return reading;
    const { book, isOwned, section, above, previous, next, children } = reading.value;
    return accept({
      book: presentBook(book, isOwned),
      section: {
        id: section.id,
        slug: section.slug,
        title: section.title,
        html: section.html,
        isSample: section.isSample,
      },
      above,
      previous: previous === null ? null : presentEntry(previous),
      next: next === null ? null : presentEntry(next),
      children: children.map(presentEntry),
    });
  });
  serve(app, school, searchBook, refusals, ({ params, query, caller }) =>
    school.get(SearchBook).execute(params.slug, caller?.userId ?? null, query.text),
  );
  serve(app, school, listHeadings, refusals, async ({ params, caller }) => {
    const listed = await school.get(ListHeadings).execute(params.slug, caller?.userId ?? null);
    return listed.ok ? accept({ headings: listed.value }) : listed;
  });
  serve(app, school, listSamples, {}, async () => {
    const books = await school.get(Books).samples();
    return accept({ books: books.map((book) => presentBook(book, false)) });
  });
}

/** A published book as it is shown to somebody. */
export function presentBook({ slug, title, kind, authors, year }: PublishedBook, isOwned: boolean): BookOnLine {
  return { slug, title, kind, authors, year, isOwned };
}

function presentEntry({ slug, title, level, hasText, isSample, length, isAvailable }: IndexEntry) {
  return { slug, title, level, hasText, isSample, length, isAvailable };
}
