import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What was given to open an account waits here for the link of its letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table pending_registrations (
      id text primary key,
      token_hash text not null unique,
      email text not null,
      password_hash text not null,
      given_names text not null,
      paternal_surname text not null,
      maternal_surname text not null,
      consents text not null,
      address text not null,
      user_agent text not null,
      return_to text not null,
      created_at text not null,
      expires_at text not null,
      sent_at text not null,
      used_at text
    )`,
    'create index pending_registrations_by_email on pending_registrations (email, created_at)',
    'create index pending_registrations_by_time on pending_registrations (created_at)',
  ]);
}
