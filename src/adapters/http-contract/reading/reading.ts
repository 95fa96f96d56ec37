import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { BookHits } from '#application/read-models/reading/book-hits.ts';
import type { BookOnLine, BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import type { BookHeading } from '#domain/reading/book-headings.ts';
import type { IndexEntry } from '#domain/reading/book-index.ts';
import { LONGEST_BOOK_SEARCH, SHORTEST_BOOK_SEARCH, BOOK_SEARCH_TOO_SHORT } from '#domain/reading/book-search.ts';
import type { SearchHit } from '#domain/reading/search-excerpts.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Lectura';
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const bookWire = wireOf<BookOnLine>()(
  v.object({
    slug: v.string(),
    title: v.string(),
    kind: v.picklist(['book', 'magazine']),
    authors: v.array(v.string()),
    year: v.number(),
    isOwned: v.boolean(),
  }),
);

const entryWire = wireOf<IndexEntry>()(
  v.object({
    slug: v.string(),
    title: v.string(),
    level: v.number(),
    hasText: v.boolean(),
    isSample: v.boolean(),
    length: v.number(),
    isAvailable: v.boolean(),
  }),
);

export const readBookIndex = endpoint({
  method: 'GET',
  path: '/api/v1/books/:slug',
  summary: 'El índice de un libro o revista, con lo disponible y lo bloqueado',
  area,
  signIn: 'optional',
  params: v.object({ slug }),
  answer: wireOf<BookWithIndex>()(v.object({ book: bookWire, index: v.array(entryWire) })),
});

export const readBookSection = endpoint({
  method: 'GET',
  path: '/api/v1/books/:slug/sections/:section',
  summary: 'Una sección: de la muestra gratuita para cualquiera, todas para quien tiene el libro',
  area,
  signIn: 'optional',
  params: v.object({ slug, section: slug }),
  answer: wireOf<SectionOnLine>()(
    v.object({
      book: bookWire,
      section: v.object({
        id: v.number(),
        slug: v.string(),
        title: v.string(),
        html: v.string(),
        isSample: v.boolean(),
      }),
      above: v.array(v.string()),
      previous: v.nullable(entryWire),
      next: v.nullable(entryWire),
      /** The sections right below it. */
      children: v.array(entryWire),
    }),
  ),
});

const hitWire = wireOf<SearchHit>()(
  v.object({
    start: v.number(),
    end: v.number(),
    before: v.string(),
    match: v.string(),
    after: v.string(),
  }),
);

export const searchBook = endpoint({
  method: 'GET',
  path: '/api/v1/books/:slug/hits',
  summary: 'Busca palabras en todo el libro que se puede leer, sin distinguir tildes ni mayúsculas',
  area,
  signIn: 'optional',
  params: v.object({ slug }),
  query: v.object({
    text: v.pipe(
      v.string('Escribe qué buscas.'),
      v.trim(),
      v.minLength(SHORTEST_BOOK_SEARCH, BOOK_SEARCH_TOO_SHORT),
      v.maxLength(LONGEST_BOOK_SEARCH, `Busca un texto de hasta ${LONGEST_BOOK_SEARCH} letras.`),
    ),
  }),
  answer: wireOf<BookHits>()(
    v.object({
      sections: v.array(v.object({ slug: v.string(), title: v.string(), hits: v.array(hitWire) })),
      hasMore: v.boolean(),
    }),
  ),
});

export const listHeadings = endpoint({
  method: 'GET',
  path: '/api/v1/books/:slug/headings',
  summary: 'Los títulos y artículos a los que se puede ir en todo el libro que se puede leer, en su orden',
  area,
  signIn: 'optional',
  params: v.object({ slug }),
  answer: v.object({
    headings: v.array(wireOf<BookHeading>()(v.object({ section: v.string(), anchor: v.string(), title: v.string() }))),
  }),
});

export const listSamples = endpoint({
  method: 'GET',
  path: '/api/v1/samples',
  summary: 'Los libros y revistas de los que cualquiera puede leer una muestra',
  area,
  answer: v.object({ books: v.array(bookWire) }),
});

export const readingEndpoints = [readBookIndex, readBookSection, searchBook, listHeadings, listSamples] as const;
