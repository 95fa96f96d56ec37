import { type PlainDate, writtenDay } from '#domain/shared/dates.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

export interface Cited {
  readonly title: string;
  readonly authors: readonly string[];
  /** In which the school published it. */
  readonly year: number;
  readonly section: string;
  /** What the school is called, which published it. */
  readonly school: string;
  /** The whole permanent address of the paragraph. */
  readonly address: string;
  /** Empty: the section as such. */
  readonly quote: string;
  /** On which it was read. */
  readonly readOn: PlainDate;
}

/** A citation with its book, year, section, permanent address and the day of consultation, as 'Copiar cita' gives it. */
export function citation({ title, authors, year, section, school, address, quote, readOn }: Cited): string {
  const passage = oneLine(quote);
  const work = authors.length === 0 ? `${title} (${year})` : `${authors.join(', ')} (${year}). ${title}`;
  const source = `${work}, «${section}». ${school}. ${address} [consulta: ${writtenDay(readOn)}]`;
  return passage === '' ? source : `«${passage}» (${source})`;
}
