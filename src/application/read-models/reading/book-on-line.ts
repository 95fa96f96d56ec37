import type { IndexEntry } from '#domain/reading/book-index.ts';

/** A book or magazine that is read on line. */
export interface BookOnLine {
  readonly slug: string;
  readonly title: string;
  readonly kind: 'book' | 'magazine';
  readonly authors: readonly string[];
  /** In which it was published, in Lima. */
  readonly year: number;
  readonly isOwned: boolean;
}

/** What of it may be read, and what is blocked. */
export interface BookWithIndex {
  readonly book: BookOnLine;
  readonly index: readonly IndexEntry[];
}

/** One section and where it stands. */
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
