import type { ManuscriptSection } from '#domain/reading/manuscript.ts';
import { setMarkdown } from './markdown.ts';
import type { MdBook } from './mdbook-folder.ts';

/** The manuscript that an mdBook folder holds: its chapters rendered, a file linked twice read twice. */
export function manuscriptOf(book: MdBook): readonly ManuscriptSection[] {
  return book.chapters.map(({ title, level, markdown }) => ({
    title: title.normalize('NFC'),
    level,
    ...setMarkdown(markdown),
  }));
}
