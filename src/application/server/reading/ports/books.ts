import type { IndexSection } from '#domain/reading/book-index.ts';

/** A published book or magazine. */
export interface PublishedBook {
  readonly productId: number;
  readonly kind: 'book' | 'magazine';
  readonly slug: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** In which it was published, in Lima. */
  readonly year: number;
}

export interface SectionText {
  /** Keeps it through every edition that has a section of the same slug. */
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Sanitised when it was published. */
  readonly html: string;
  readonly isSample: boolean;
}

/** The books and magazines that can be read on line. */
export abstract class Books {
  abstract find(slug: string): Promise<PublishedBook | null>;
  /** All sections in reading order. */
  abstract sections(productId: number): Promise<readonly IndexSection[]>;
  abstract section(productId: number, slug: string): Promise<SectionText | null>;
  /** A section of a published book, by its id: the book and the section's slug. */
  abstract withSection(sectionId: number): Promise<{ readonly book: PublishedBook; readonly section: string } | null>;
  /** The sections that have a text, in reading order; of those named only, when some are named. */
  abstract texts(productId: number, slugs?: readonly string[]): Promise<readonly SectionText[]>;
  /** Books and magazines of which anyone may read something, in the catalogue's order. */
  abstract samples(): Promise<readonly PublishedBook[]>;
}
