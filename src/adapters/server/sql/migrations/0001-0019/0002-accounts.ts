import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Accounts, sessions, billing data and what an account owns. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table users (
      id text primary key,
      email text not null unique,
      given_names text not null,
      paternal_surname text not null,
      maternal_surname text not null,
      phone text not null,
      document_type text not null,
      document_number text not null,
      password_hash text not null,
      role integer not null,
      is_collaborator integer not null check (is_collaborator in (0, 1)),
      email_verified_at text,
      photo_file text,
      tour_seen integer not null check (tour_seen in (0, 1)),
      guest_of text references users (id),
      created_at text not null,
      updated_at text not null,
      disabled_at text
    )`,
    `create table email_tokens (
      token_hash text primary key,
      user_id text not null references users (id),
      purpose text not null check (purpose in ('verify', 'reset')),
      created_at text not null,
      expires_at text not null,
      used_at text
    )`,
    'create index email_tokens_by_user_id on email_tokens (user_id)',
    `create table sessions (
      id text primary key,
      user_id text not null references users (id),
      app text not null check (app in ('school', 'sign-in')),
      login_id text not null,
      created_at text not null,
      last_used_at text not null,
      expires_at text not null,
      ended_at text,
      ended_reason text,
      user_agent text not null,
      address text not null
    )`,
    'create index sessions_by_user_id on sessions (user_id)',
    `create table refresh_tokens (
      token_hash text primary key,
      session_id text not null references sessions (id),
      issued_at text not null,
      rotated_at text
    )`,
    'create index refresh_tokens_by_session_id on refresh_tokens (session_id)',
    `create table sign_in_codes (
      code_hash text primary key,
      user_id text not null references users (id),
      login_id text not null,
      challenge text not null,
      return_to text not null,
      created_at text not null,
      expires_at text not null,
      used_at text,
      session_id text references sessions (id)
    )`,
    `create table sign_in_failures (
      email text primary key,
      count integer not null,
      last_at text not null
    )`,
    `create table consents (
      id text primary key,
      user_id text not null references users (id),
      purpose text not null,
      text_version text not null,
      text_hash text not null,
      granted integer not null check (granted in (0, 1)),
      at text not null,
      address text not null,
      user_agent text not null
    )`,
    `create table billing_records (
      id text primary key,
      user_id text not null references users (id),
      receipt_type text not null,
      document_type text not null,
      document_number text not null,
      name text not null,
      address text not null,
      email text not null,
      created_at text not null,
      updated_at text not null
    )`,
    'create index billing_records_by_user_id on billing_records (user_id)',
    `create table account_events (
      id text primary key,
      user_id text not null references users (id),
      kind text not null,
      at text not null,
      data text not null
    )`,
  ]);
}
