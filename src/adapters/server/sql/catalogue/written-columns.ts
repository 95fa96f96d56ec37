import { levels, type WrittenFacts } from '#domain/catalogue/product.ts';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { JsonText, Nullable } from '#adapters/server/sql/tables/column-types.ts';

/** Columns of `products` that hold what is written of a product as it was written: read, and kept, by this file alone. */
export interface WrittenColumns {
  subtitle: string;
  /** Sanitised HTML. */
  description_html: string;
  /** JSON list of short sentences: what you get or learn. */
  outcomes: JsonText;
  /** Academic hours printed on the certificate; 0: no certificate. */
  certificate_hours: number;
  /** 'básico', 'intermedio' or 'avanzado'; null: it is not said. */
  level: Nullable<string>;
  /** JSON list of short sentences: what one should know or have at hand beforehand. */
  requirements: JsonText;
  /** Consultancies: how the hour is agreed; others ''. */
  arranging: Generated<string>;
}

/** The names of all of them, to be selected. */
export const writtenColumns = Object.keys({
  subtitle: true,
  description_html: true,
  outcomes: true,
  certificate_hours: true,
  level: true,
  requirements: true,
  arranging: true,
} satisfies Record<keyof WrittenColumns, true>) as (keyof WrittenColumns)[];

export function columnsOfWritten(facts: WrittenFacts): Insertable<WrittenColumns> {
  return {
    subtitle: facts.subtitle,
    description_html: facts.descriptionHtml,
    outcomes: JSON.stringify(facts.outcomes),
    certificate_hours: facts.certificateHours,
    level: facts.level,
    requirements: JSON.stringify(facts.requirements),
    arranging: facts.arranging,
  };
}

export function writtenOf(row: Selectable<WrittenColumns>): WrittenFacts {
  return {
    subtitle: row.subtitle,
    descriptionHtml: row.description_html,
    outcomes: JSON.parse(row.outcomes) as string[],
    certificateHours: row.certificate_hours,
    level: levels.find((each) => each === row.level) ?? null,
    requirements: JSON.parse(row.requirements) as string[],
    arranging: row.arranging,
  };
}
