import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What people tell about themselves, and changes of e-mail that wait for their link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table profile_details (
      user_id text primary key references users (id),
      address text not null,
      district text not null,
      occupation text not null,
      organization text not null
    )`,
    `create table email_changes (
      token_hash text primary key,
      user_id text not null references users (id),
      email text not null,
      created_at text not null,
      expires_at text not null,
      used_at text
    )`,
    'create index email_changes_by_user_id on email_changes (user_id)',
  ]);
}
