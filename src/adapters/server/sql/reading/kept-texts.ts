import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** SQLite takes at most 32,766 values in one statement. */
const rowsAtOnce = 200;

/** Under what a text is kept: made of what it says, so that the same text is kept once. */
export function keyOfText({ markdown }: Pick<TypesetText, 'markdown'>): string {
  return createHash('sha256').update(markdown).digest('hex').slice(0, 40);
}

/**
 * Keeps texts and gives their keys; null of one that says nothing. One that is there is kept for as long as if it were new.
 * @param isPublished whether versions may name them: such a text stays.
 */
export async function keepTexts(
  db: Kysely<SchoolDatabase>,
  texts: readonly TypesetText[],
  at: Date,
  { isPublished }: { readonly isPublished: boolean },
): Promise<readonly (string | null)[]> {
  const keys = texts.map((text) => (text.markdown.trim() === '' ? null : keyOfText(text)));
  const rows = new Map(
    texts.flatMap((text, place) => {
      const key = keys[place] ?? null;
      return key === null ? [] : [[key, rowOf(key, text, at, isPublished)]];
    }),
  );
  for (const some of slices([...rows.values()])) {
    await db
      .insertInto('section_texts')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((column) => ({
          at: column.ref('excluded.at'),
          ...(isPublished && { is_published: 1 as const }),
        })),
      )
      .execute();
  }
  return keys;
}

/** What was given, some at a time. */
export function slices<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, place) =>
    all.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce),
  );
}

function rowOf(key: string, text: TypesetText, at: Date, isPublished: boolean) {
  return {
    key,
    markdown: text.markdown,
    html: text.html,
    plain_text: text.plainText,
    text_length: text.plainText.length,
    bare_pictures: text.barePictures,
    foreign_pictures: text.foreignPictures,
    is_published: isPublished ? (1 as const) : (0 as const),
    at: at.toISOString(),
  };
}
