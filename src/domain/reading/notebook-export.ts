import { limaDay, type PlainDate, writtenDay } from '#domain/shared/dates.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { type Annotation, colourNames } from './annotation.ts';
import type { Bookmark } from './bookmark.ts';

type ExportedAnnotation = Pick<Annotation, 'section' | 'passage' | 'note' | 'colour' | 'changedAt'>;

export interface ExportedNotebook {
  readonly title: string;
  readonly authors: readonly string[];
  readonly exportedOn: PlainDate;
  /** Sections in reading order. */
  readonly sections: readonly { readonly slug: string; readonly title: string }[];
  /** Each with the whole address that leads to it. */
  readonly annotations: readonly (ExportedAnnotation & { readonly address: string })[];
  readonly bookmarks: readonly (Bookmark & { readonly address: string })[];
  /** Annotations whose text is no longer in the book. */
  readonly orphans: readonly ExportedAnnotation[];
}

/** What stands above annotations whose text a new edition no longer has. */
export const ORPHANS_TITLE = 'Textos que ya no están en el libro';

export type ExportFormat = 'markdown' | 'text';

/** A notebook section by section, as Markdown or as plain text: every annotation with its colour, its day and the way to it. */
export function exportNotebook(notebook: ExportedNotebook, format: ExportFormat): string {
  const heading = (text: string, level: number): string =>
    format === 'markdown' ? `${'#'.repeat(level)} ${text}` : level === 1 ? text.toUpperCase() : text;
  const parts = [heading(notebook.title, 1)];
  if (notebook.authors.length > 0) parts.push(notebook.authors.join(', '));
  parts.push(`Notas exportadas el ${writtenDay(notebook.exportedOn)}.`);
  for (const { slug, title } of notebook.sections) {
    const own = notebook.annotations
      .filter(({ section }) => section === slug)
      .toSorted((a, b) => a.passage.start - b.passage.start)
      .map((each) => passageText(each, format, each.address));
    const bookmarked = notebook.bookmarks
      .filter(({ section }) => section === slug)
      .map(({ label, address }) => `- Marcador: ${linked(label === '' ? title : label, address, format)}`);
    if (own.length + bookmarked.length > 0) parts.push(heading(title, 2), ...own, ...bookmarked);
  }
  if (notebook.orphans.length > 0) {
    parts.push(heading(ORPHANS_TITLE, 2));
    parts.push(...notebook.orphans.map((each) => passageText(each, format, null)));
  }
  return `${parts.join('\n\n')}\n`;
}

function passageText(annotation: ExportedAnnotation, format: ExportFormat, address: string | null): string {
  const { passage, note, colour, changedAt } = annotation;
  const quote = oneLine(passage.quote);
  const quoted = format === 'markdown' ? `> ${quote}` : `«${quote}»`;
  const facts = [colourNames[colour], writtenDay(limaDay(changedAt))];
  if (address !== null) facts.push(format === 'markdown' ? `[Ver en el libro](<${address}>)` : address);
  return [quoted, note, facts.join(' · ')].filter((part) => part !== '').join('\n\n');
}

function linked(text: string, address: string, format: ExportFormat): string {
  return format === 'markdown'
    ? `[${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](<${address}>)`
    : `${text} (${address})`;
}
