import { type Kysely, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** A seminar whose end nobody tells is going on for three hours. */
const unknownLength = 3 * 3_600_000;

/** The id of the session that a seminar has from its own dates. */
export const onlySessionId = (productId: number): string => `seminario-${productId}`;

/** Says on the seminar itself when its first session begins, when its last one ends, and how long they are together. */
export async function beginAndEndWithSessions(db: Kysely<SchoolDatabase>, productId: number): Promise<void> {
  const rows = await db
    .selectFrom('seminar_sessions')
    .select(['starts_at', 'ends_at'])
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .execute();
  const minutes = rows.reduce((sum, row) => sum + (Date.parse(row.ends_at) - Date.parse(row.starts_at)) / 60_000, 0);
  const first = rows.map((row) => row.starts_at).toSorted()[0] ?? null;
  const last =
    rows
      .map((row) => row.ends_at)
      .toSorted()
      .at(-1) ?? null;
  await db
    .updateTable('products')
    .set({ starts_at: first, ends_at: last, duration_minutes: Math.round(minutes) })
    .where('id', '=', productId)
    .execute();
}

/**
 * Holds a seminar at the dates that a file of the catalogue tells of it: it has a session then, or its only one is moved. One with
 * several sessions keeps them, which the file knows nothing of.
 */
export async function holdAt(
  db: Kysely<SchoolDatabase>,
  productId: number,
  startsAt: Date,
  endsAt: Date | null,
  now: Date,
): Promise<void> {
  const held = await db
    .selectFrom('seminar_sessions')
    .select('id')
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .execute();
  if (held.length > 1) return beginAndEndWithSessions(db, productId);
  const id = held[0]?.id ?? onlySessionId(productId);
  const starts = startsAt.toISOString();
  const ends = (endsAt ?? new Date(startsAt.getTime() + unknownLength)).toISOString();
  const times = { starts_at: starts, ends_at: ends, changed_at: now.toISOString(), removed_at: null };
  await db
    .insertInto('seminar_sessions')
    .values({ id, product_id: productId, ...times })
    .onConflict((row) =>
      row
        .column('id')
        .doUpdateSet({ ...times, sequence: sql`seminar_sessions.sequence + 1` })
        .where((moved) =>
          moved.or([
            moved('seminar_sessions.starts_at', '!=', starts),
            moved('seminar_sessions.ends_at', '!=', ends),
            moved('seminar_sessions.removed_at', 'is not', null),
          ]),
        ),
    )
    .execute();
}
