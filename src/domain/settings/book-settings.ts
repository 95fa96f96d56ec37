import { type ComplaintNotices, initialNotices } from '#domain/legal/statute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { ContentRules } from './content-rules.ts';
import { type DatedSettings, firstDay, sinceRule } from './dated-settings.ts';

/** What the complaints book says to whoever opens it, and from when. */
export interface BookSettings extends DatedSettings, Omit<ComplaintNotices, 'footnotes'> {
  readonly footnotes: readonly { readonly text: string }[];
}

/** What may be written of the complaints book. Source: facts/peru.md, section 5; docs/decisions/0079. */
const bookRules: ContentRules<BookSettings> = {
  since: sinceRule,
  notice: { most: 1000, missing: 'Escribe el aviso con el que se abre el libro.', isLong: true },
  claim: { most: 500, missing: 'Escribe qué es un reclamo.' },
  grievance: { most: 500, missing: 'Escribe qué es una queja.' },
  footnotes: {
    most: 8,
    missing: 'Deja al menos una nota al pie.',
    row: { text: { most: 600, missing: 'Escribe la nota, o quita esta fila.' } },
    wrong: (rows) => {
      const place = rows.findIndex(({ text }, index) => rows.findIndex((other) => other.text === text) !== index);
      return place === -1 ? null : { field: `footnotes[${place}].text`, text: 'Esta nota ya está en la lista.' };
    },
  },
  privacy: { most: 600, missing: 'Escribe qué haces con los datos de una hoja.' },
};

/** What a school begins with. */
const initialBook: BookSettings = {
  since: firstDay,
  ...initialNotices,
  footnotes: initialNotices.footnotes.map((text) => ({ text })),
};

/** The complaints book as a part of what a school says of itself. */
export const bookPart = {
  path: 'libro-de-reclamaciones',
  title: 'Avisos del Libro de Reclamaciones',
  needed: null,
  rules: bookRules,
  initial: initialBook,
};

/** What the book said from a day in Lima on. */
export interface NoticesVersion extends ComplaintNotices {
  readonly since: PlainDate;
}

/** The notices as versions were written, from the latest to what a school begins with. */
export function noticesFrom(written: readonly BookSettings[]): readonly NoticesVersion[] {
  return [...written, initialBook].map(({ since, footnotes, ...texts }) => ({
    ...texts,
    since: since as PlainDate,
    footnotes: footnotes.map(({ text }) => text),
  }));
}
