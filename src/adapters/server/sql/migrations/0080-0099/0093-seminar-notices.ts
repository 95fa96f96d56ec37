import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What each person was told of each session, so that nothing is told twice, and the calendars that go with a letter. Whoever has a
 * seminar by now knows of it: they are told when it moves, and before it begins.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table seminar_notices (
      session_id text not null references seminar_sessions (id),
      user_id text not null references users (id),
      letters integer not null,
      sequence integer not null,
      is_over integer not null,
      day_before integer not null,
      hour_before integer not null,
      primary key (session_id, user_id)
    )`,
    'create index seminar_notices_by_user_id on seminar_notices (user_id)',
    `insert into seminar_notices (session_id, user_id, letters, sequence, is_over, day_before, hour_before)
      select seminar_sessions.id, grants.user_id, 0, 0, 0, 0, 0 from seminar_sessions
      join grants on grants.product_id = seminar_sessions.product_id group by seminar_sessions.id, grants.user_id`,
    'alter table outbox_mails add column calendars text',
  ]);
}
