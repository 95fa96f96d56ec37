import type { BookHits, SectionHits } from '#application/read-models/reading/book-hits.ts';
import type { Books } from '#application/server/reading/ports/books.ts';
import { hitsIn } from '#domain/reading/search-excerpts.ts';
import { readingText } from '#domain/reading/reading-text.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ReadBook, ReadBookRefusal } from './read-book.ts';

const mostHits = 300;

/** Looks for words in all of a book that the reader may read: an owner in the whole of it, anyone else in the free sample. */
export class SearchBook {
  constructor(
    private readonly books: Books,
    private readonly reading: ReadBook,
  ) {}

  async execute(slug: string, userId: string | null, sought: string): Promise<Result<BookHits, ReadBookRefusal>> {
    const reading = await this.reading.index(slug, userId);
    if (!reading.ok) return reading;
    const { book, isOwned, index } = reading.value;
    const readable = index.filter((entry) => entry.isAvailable && entry.hasText).map((entry) => entry.slug);
    const sections: SectionHits[] = [];
    let left = mostHits + 1;
    for (const section of await this.books.texts(book.productId, isOwned ? undefined : readable)) {
      const hits = hitsIn(readingText(section.html), sought, left);
      if (hits.length > 0) sections.push({ slug: section.slug, title: section.title, hits });
      left -= hits.length;
      if (left === 0) return accept({ sections: withoutLast(sections), hasMore: true });
    }
    return accept({ sections, hasMore: false });
  }
}

function withoutLast(sections: readonly SectionHits[]): readonly SectionHits[] {
  const last = sections.at(-1);
  if (last === undefined) return sections;
  const hits = last.hits.slice(0, -1);
  return hits.length === 0 ? sections.slice(0, -1) : [...sections.slice(0, -1), { ...last, hits }];
}
