import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Who was at which session of a seminar, and who says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table seminar_attendance (
      session_id text not null references seminar_sessions (id),
      user_id text not null references users (id),
      is_present integer not null,
      marked_by text references users (id),
      marked_at text not null,
      primary key (session_id, user_id)
    )`,
    'create index seminar_attendance_by_user_id on seminar_attendance (user_id)',
    'create index seminar_attendance_by_marked_by on seminar_attendance (marked_by)',
  ]);
}
