import type { TypesetText } from '#domain/reading/manuscript.ts';

/** Makes what is written in Markdown into what is read, and the other way round. */
export abstract class Typesetter {
  abstract set(markdown: string): Promise<TypesetText>;
  /** HTML of a page as Markdown that renders to the same: what has no Markdown stands in it as HTML. */
  abstract markdownOf(html: string): Promise<string>;
}
