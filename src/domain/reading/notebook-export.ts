import { oneLine } from '#domain/shared/typed-text.ts';
import type { Annotation } from './annotation.ts';
import type { Bookmark } from './bookmark.ts';

export interface ExportedNotebook {
  readonly title: string;
  readonly authors: readonly string[];
  /** Sections in reading order. */
  readonly sections: readonly { readonly slug: string; readonly title: string }[];
  readonly annotations: readonly Pick<Annotation, 'section' | 'passage' | 'note'>[];
  readonly bookmarks: readonly Bookmark[];
  /** Annotations whose text is no longer in the book. */
  readonly orphans: readonly Pick<Annotation, 'section' | 'passage' | 'note'>[];
}

/** What stands above annotations whose text a new edition no longer has. */
export const ORPHANS_TITLE = 'Textos que ya no están en el libro';

export type ExportFormat = 'markdown' | 'text';

/** A notebook section by section, as Markdown or as plain text. */
export function exportNotebook(notebook: ExportedNotebook, format: ExportFormat): string {
  const heading = (text: string, level: number): string =>
    format === 'markdown' ? `${'#'.repeat(level)} ${text}` : level === 1 ? text.toUpperCase() : text;
  const parts = [heading(notebook.title, 1)];
  if (notebook.authors.length > 0) parts.push(notebook.authors.join(', '));
  for (const { slug, title } of notebook.sections) {
    const own = notebook.annotations
      .filter(({ section }) => section === slug)
      .toSorted((a, b) => a.passage.start - b.passage.start)
      .map((each) => passageText(each, format));
    const bookmarked = notebook.bookmarks
      .filter(({ section }) => section === slug)
      .map(({ label }) => `- Marcador: ${label === '' ? title : label}`);
    if (own.length + bookmarked.length > 0) parts.push(heading(title, 2), ...own, ...bookmarked);
  }
  if (notebook.orphans.length > 0) {
    parts.push(heading(ORPHANS_TITLE, 2));
    parts.push(...notebook.orphans.map((each) => passageText(each, format)));
  }
  return `${parts.join('\n\n')}\n`;
}

function passageText({ passage, note }: Pick<Annotation, 'passage' | 'note'>, format: ExportFormat): string {
  const quote = oneLine(passage.quote);
  const quoted = format === 'markdown' ? `> ${quote}` : `«${quote}»`;
  return note === '' ? quoted : `${quoted}\n\n${note}`;
}
