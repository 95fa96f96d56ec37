import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Of which seminars it is known that their recording is there, and who is still to be told so. Of those that have one by now nobody is
 * told: whoever has them has seen it. Decision 0133.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table seminar_recordings (
      product_id integer primary key references products (id),
      known_at text not null
    )`,
    `create table recording_notices (
      product_id integer not null references products (id),
      user_id text not null references users (id),
      primary key (product_id, user_id)
    )`,
    'create index recording_notices_by_user_id on recording_notices (user_id)',
    `insert into seminar_recordings (product_id, known_at)
      select id, updated_at from products where kind = 'seminar' and (
        exists (select 1 from classes where classes.product_id = products.id)
        or exists (select 1 from seminar_sessions where seminar_sessions.product_id = products.id and recording is not null))`,
  ]);
}
