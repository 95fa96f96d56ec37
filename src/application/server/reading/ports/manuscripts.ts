import type { TypesetText } from '#domain/reading/manuscript.ts';
import type { BookContent, TextFacts } from '#domain/reading/writing/outline.ts';

/** A section of a published book, and how many have marked or noted something in it. */
export interface MarkedSection {
  readonly slug: string;
  readonly title: string;
  readonly readers: number;
}

/** What books are made from: their sections as they are published, and the texts that sections are written in. */
export abstract class Manuscripts {
  /** The sections as they are published; of a book that never was, none. */
  abstract read(productId: number): Promise<BookContent>;
  /** Keeps texts, and gives the key of each ('': it says nothing). What is in no working copy and was never published goes after a day. */
  abstract keep(texts: readonly TypesetText[], at: Date): Promise<readonly string[]>;
  /** What is known of texts, by their keys; those that are not kept are left out. */
  abstract facts(keys: readonly string[]): Promise<ReadonlyMap<string, TextFacts>>;
  /** Texts by their keys; `markdown` null: it is of before Markdown was kept. */
  abstract texts(keys: readonly string[]): Promise<ReadonlyMap<string, FoundText>>;
  /** The slugs of published sections by what these were known as before they first were. */
  abstract slugsOfDrafts(productId: number): Promise<ReadonlyMap<string, string>>;
  /** The published sections in which readers have marked something. */
  abstract marked(productId: number): Promise<readonly MarkedSection[]>;
}

/** A text that is kept. */
export interface FoundText extends Omit<TypesetText, 'markdown'> {
  readonly markdown: string | null;
}
