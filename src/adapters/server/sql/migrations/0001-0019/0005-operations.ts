import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Counters, outgoing mail and the school's own secrets. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table counters (
      name text primary key,
      value integer not null
    )`,
    `create table outbox_mails (
      id text primary key,
      message_id text not null unique,
      recipient text not null,
      subject text not null,
      text_body text not null,
      html_body text not null,
      created_at text not null,
      next_attempt_at text not null,
      attempts integer not null,
      sent_at text,
      last_error text
    )`,
    'create index outbox_mails_by_sent_at_and_next_attempt_at on outbox_mails (sent_at, next_attempt_at)',
    `create table school_secrets (
      name text primary key,
      value text not null,
      created_at text not null
    )`,
  ]);
}
