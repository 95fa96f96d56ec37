import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Letters with marks that Spanish has, each with the one that it folds to; what else there is `lower` folds. */
const letters = [...'ÁáÉéÍíÓóÚúÜüÑñ'].map(
  (letter) => [letter, letter.normalize('NFD').charAt(0).toLowerCase()] as const,
);

/** A text without case and accents, as `fold` makes it of Spanish words; the same on both engines. */
export function folded(text: RawBuilder<string | null>): RawBuilder<string> {
  const plain = letters.reduce<RawBuilder<string | null>>(
    (rest, [letter, base]) => sql<string>`replace(${rest}, ${sql.lit(letter)}, ${sql.lit(base)})`,
    text,
  );
  return sql<string>`lower(${plain})`;
}

/** Whether a folded text has a word in it; what stands for any letter to the database stands for itself here. */
export function hasWord(text: RawBuilder<string | null>, word: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
}

/** A field of a document that a column keeps as JSON text, one of another field by 'other.field'. */
export function jsonField(db: Kysely<SchoolDatabase>, column: string, field: string): RawBuilder<string | null> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql`(${sql.ref(column)}::json #>> ${sql.lit(`{${field.replaceAll('.', ',')}}`)})`
    : sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${field}`)})`;
}
