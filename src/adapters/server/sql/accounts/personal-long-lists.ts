import type { Kysely } from 'kysely';
import type { RecordRow } from '#application/server/accounts/ports/personal-records.ts';
import { readInParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Database = Kysely<SchoolDatabase>;

/** Somebody's notes and highlights, oldest first: years of reading are thousands. */
export async function notesOf(db: Database, userId: string): Promise<readonly RecordRow[]> {
  const notes = db
    .selectFrom('annotations')
    .innerJoin('products', 'products.id', 'annotations.product_id')
    .select(['annotations.id', 'products.title as book', 'annotations.section_slug as section', 'annotations.kind'])
    .select(['annotations.quote', 'annotations.note', 'annotations.colour', 'annotations.created_at as createdAt'])
    .where('annotations.user_id', '=', userId)
    .where('annotations.removed_at', 'is', null)
    .orderBy('annotations.created_at')
    .orderBy('annotations.id');
  type Note = Awaited<ReturnType<typeof notes.execute>>[number];
  const read = await readInParts<Note>((last, most) =>
    notes
      .$if(last !== null, (query) =>
        query.where((each) =>
          each(
            each.refTuple('annotations.created_at', 'annotations.id'),
            '>',
            each.tuple(last?.createdAt ?? '', last?.id ?? ''),
          ),
        ),
      )
      .limit(most)
      .execute(),
  );
  return read.map(({ id: _, ...note }) => note);
}

/** What happened to an account, oldest first: years of signing in are thousands. */
export async function accountEventsOf(db: Database, userId: string): Promise<readonly RecordRow[]> {
  const events = db
    .selectFrom('account_events')
    .select(['id', 'kind', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id');
  type Event = Awaited<ReturnType<typeof events.execute>>[number];
  const read = await readInParts<Event>((last, most) =>
    events
      .$if(last !== null, (query) =>
        query.where((each) => each(each.refTuple('at', 'id'), '>', each.tuple(last?.at ?? '', last?.id ?? ''))),
      )
      .limit(most)
      .execute(),
  );
  return read.map(({ id: _, ...event }) => event);
}
