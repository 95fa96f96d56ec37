import type { IndexEntry } from '#domain/reading/book-index.ts';
import type { SearchHit } from '#domain/reading/book-search.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

export interface BookOnLine {
  readonly slug: string;
  readonly title: string;
  readonly kind: 'book' | 'magazine';
  readonly authors: readonly string[];
  readonly isOwned: boolean;
}

export interface BookWithIndex {
  readonly book: BookOnLine;
  readonly index: readonly IndexEntry[];
}

export interface SectionOnLine {
  readonly book: BookOnLine;
  readonly section: {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly html: string;
    readonly isSample: boolean;
  };
  /** Titles above it, outermost first. */
  readonly above: readonly string[];
  readonly previous: IndexEntry | null;
  readonly next: IndexEntry | null;
  /** The sections right below it. */
  readonly children: readonly IndexEntry[];
}

export interface BookHits {
  readonly sections: readonly {
    readonly slug: string;
    readonly title: string;
    readonly hits: readonly SearchHit[];
  }[];
  /** There are more than are told. */
  readonly hasMore: boolean;
}

/** Books and magazines to be read on line. */
export abstract class ReadingApi {
  abstract index(slug: string): Promise<Result<BookWithIndex, CallRefusal>>;
  abstract section(slug: string, section: string): Promise<Result<SectionOnLine, CallRefusal>>;
  /** Where a book has a text, in whatever of it may be read. */
  abstract search(slug: string, text: string): Promise<Result<BookHits, CallRefusal>>;
  /** What anyone may read a part of. */
  abstract samples(): Promise<Result<readonly BookOnLine[], CallRefusal>>;
}
