import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { exportNotebook, type ExportFormat } from '#domain/reading/notebook-export.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { saveAs } from '#ui/kit/controls/save-as.ts';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';
import type { NotebookStore } from './notebook-store.ts';

/** The school's address, without a slash at the end, and the day. */
export interface Taking {
  readonly origin: string;
  readonly day: PlainDate;
}

/** Hands the notebook over as a file. */
export function takeAlong(
  { annotations, places }: NotebookStore,
  { book, index }: BookWithIndex,
  { origin, day }: Taking,
  format: ExportFormat,
): void {
  const { title, authors, slug } = book;
  const addressOf = (section: string, anchor: string): string =>
    `${origin}${sectionPath(book, section)}${anchor === '' ? '' : `#${anchor}`}`;
  const placed = annotations.flatMap((each) =>
    each.found === null
      ? []
      : [
          {
            ...each,
            section: each.found.section,
            passage: { ...each.passage, start: each.found.start },
            address: addressOf(each.found.section, `marca=${each.id}`),
          },
        ],
  );
  const orphans = annotations.filter(({ found }) => found === null);
  const bookmarks = places.bookmarks.map((each) => ({ ...each, address: addressOf(each.section, each.anchor) }));
  const notebook = { title, authors, exportedOn: day, sections: index, annotations: placed, bookmarks, orphans };
  const name = `notas-${slug}.${format === 'markdown' ? 'md' : 'txt'}`;
  saveAs(name, exportNotebook(notebook, format), 'text/plain;charset=utf-8');
}
