import type { Kysely } from 'kysely';
import type { RecordRow } from '#application/server/accounts/ports/personal-records.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Notes that are read at once: some milliseconds. */
const notesAtOnce = 1000;

/** Somebody's notes and highlights, oldest first. Years of reading are thousands: between their parts others are answered. */
export async function notesOf(db: Kysely<SchoolDatabase>, userId: string): Promise<readonly RecordRow[]> {
  const notes: RecordRow[] = [];
  for (let last: Place | null = null; ;) {
    const rows: Awaited<ReturnType<typeof notesAfter>> = await notesAfter(db, userId, last);
    for (const { id: _, ...note } of rows) notes.push(note);
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < notesAtOnce) return notes;
  }
}

interface Place {
  readonly createdAt: string;
  readonly id: string;
}

/** The next notes after a place; null: the first. */
function notesAfter(db: Kysely<SchoolDatabase>, userId: string, last: Place | null) {
  return db
    .selectFrom('annotations')
    .innerJoin('products', 'products.id', 'annotations.product_id')
    .select(['annotations.id', 'products.title as book', 'annotations.section_slug as section', 'annotations.kind'])
    .select(['annotations.quote', 'annotations.note', 'annotations.colour', 'annotations.created_at as createdAt'])
    .where('annotations.user_id', '=', userId)
    .where('annotations.removed_at', 'is', null)
    .$if(last !== null, (query) =>
      query.where((each) =>
        each.or([
          each('annotations.created_at', '>', last?.createdAt ?? ''),
          each.and([
            each('annotations.created_at', '=', last?.createdAt ?? ''),
            each('annotations.id', '>', last?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('annotations.created_at')
    .orderBy('annotations.id')
    .limit(notesAtOnce)
    .execute();
}
