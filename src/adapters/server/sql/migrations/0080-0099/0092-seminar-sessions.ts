import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** A seminar whose end nobody told is going on for three hours. */
const unknownLength = 3 * 3_600_000;

interface Before {
  readonly products: {
    readonly id: number;
    readonly kind: string;
    readonly starts_at: string | null;
    readonly ends_at: string | null;
    readonly updated_at: string;
  };
  readonly seminar_sessions: {
    readonly id: string;
    readonly product_id: number;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly changed_at: string;
  };
}

/** The sessions of seminars: those that are there have one, at the hour that they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table seminar_sessions (
      id text primary key,
      product_id integer not null references products (id),
      title text not null default '',
      starts_at text not null,
      ends_at text not null,
      place text not null default '',
      room text,
      capacity integer,
      recording text,
      sequence integer not null default 0,
      changed_at text not null,
      removed_at text
    )`,
    'create index seminar_sessions_by_product_id on seminar_sessions (product_id)',
    'create index seminar_sessions_by_starts_at on seminar_sessions (starts_at)',
    `create table seminar_session_staff (
      session_id text not null references seminar_sessions (id),
      staff_id integer not null references staff (id),
      position integer not null,
      primary key (session_id, staff_id)
    )`,
    'create index seminar_session_staff_by_staff_id on seminar_session_staff (staff_id)',
  ]);
  const known = db as Kysely<Before>;
  const seminars = await known
    .selectFrom('products')
    .select(['id', 'starts_at', 'ends_at', 'updated_at'])
    .where('kind', '=', 'seminar')
    .where('starts_at', 'is not', null)
    .execute();
  for (const { id, starts_at: starts, ends_at: ends, updated_at: changed } of seminars) {
    if (starts === null) continue;
    const end = ends ?? new Date(Date.parse(starts) + unknownLength).toISOString();
    const row = { id: `seminario-${id}`, product_id: id, starts_at: starts, ends_at: end, changed_at: changed };
    await known.insertInto('seminar_sessions').values(row).execute();
  }
}
