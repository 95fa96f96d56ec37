import { oneLine } from '#domain/shared/typed-text.ts';
import type { Annotation } from './annotation.ts';

/** A bookmark: a paragraph to come back to. */
export interface Bookmark {
  /** Slug of the section. */
  readonly section: string;
  /** Permanent name of the paragraph; empty: the section itself. */
  readonly anchor: string;
  /** How the paragraph begins. */
  readonly label: string;
}

export interface ExportedMarks {
  readonly title: string;
  readonly authors: readonly string[];
  /** Sections in reading order. */
  readonly sections: readonly { readonly slug: string; readonly title: string }[];
  readonly annotations: readonly Pick<Annotation, 'section' | 'passage' | 'note'>[];
  readonly bookmarks: readonly Bookmark[];
  /** Annotations whose text is no longer in the book. */
  readonly orphans: readonly Pick<Annotation, 'section' | 'passage' | 'note'>[];
}

/** What stands above marks whose text a new edition no longer has. */
export const ORPHANS_TITLE = 'Textos que ya no están en el libro';

export type ExportFormat = 'markdown' | 'text';

/** What a reader marked in a book, section by section, as Markdown or as plain text. */
export function exportMarks(marks: ExportedMarks, format: ExportFormat): string {
  const heading = (text: string, level: number): string =>
    format === 'markdown' ? `${'#'.repeat(level)} ${text}` : level === 1 ? text.toUpperCase() : text;
  const parts = [heading(marks.title, 1)];
  if (marks.authors.length > 0) parts.push(marks.authors.join(', '));
  for (const { slug, title } of marks.sections) {
    const own = marks.annotations
      .filter(({ section }) => section === slug)
      .toSorted((a, b) => a.passage.start - b.passage.start)
      .map((each) => passageText(each, format));
    const marked = marks.bookmarks
      .filter(({ section }) => section === slug)
      .map(({ label }) => `- Marcador: ${label === '' ? title : label}`);
    if (own.length + marked.length > 0) parts.push(heading(title, 2), ...own, ...marked);
  }
  if (marks.orphans.length > 0) {
    parts.push(heading(ORPHANS_TITLE, 2));
    parts.push(...marks.orphans.map((each) => passageText(each, format)));
  }
  return `${parts.join('\n\n')}\n`;
}

function passageText({ passage, note }: Pick<Annotation, 'passage' | 'note'>, format: ExportFormat): string {
  const quote = oneLine(passage.quote);
  const quoted = format === 'markdown' ? `> ${quote}` : `«${quote}»`;
  return note === '' ? quoted : `${quoted}\n\n${note}`;
}
