import type { IndexSection } from '#domain/reading/book-index.ts';

/** A section of a book that is taken along: with its text, where it has one. */
export interface TakenSection extends Pick<IndexSection, 'slug' | 'title' | 'level'> {
  /** Sanitised HTML; '': a heading without a text. */
  readonly html: string;
}

/** A whole book, as it is taken along. */
export interface TakenBook {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly authors: readonly string[];
  readonly publisher: string;
  /** The address of its page, which names it for good. */
  readonly address: string;
  /** Ten or thirteen digits; null: it has none. */
  readonly isbn: string | null;
  readonly year: number;
  readonly sections: readonly TakenSection[];
  /** When it is bound. */
  readonly at: Date;
}

/** Makes a file of a book. */
export abstract class BookBinder {
  /** EPUB 3 with its pictures; one that is not in the file store any more is left out. */
  abstract epub(book: TakenBook): Promise<Uint8Array>;
}
