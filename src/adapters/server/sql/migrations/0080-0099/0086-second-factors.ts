import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The second step of signing in, and when a sign-in last showed its password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table second_factors (
      user_id text primary key references users (id),
      secret text not null,
      created_at text not null,
      confirmed_at text,
      last_step integer not null
    )`,
    `create table recovery_codes (
      user_id text not null references users (id),
      code_hash text not null,
      used_at text,
      primary key (user_id, code_hash)
    )`,
    'alter table sessions add column proven_at text',
  ]);
}
