import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What was signed of credit notes, and their way to the tax authority; those that were issued before wait for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table signed_credit_notes (
      credit_note_id text primary key references credit_notes (id),
      xml text not null,
      digest text not null,
      signed_at text not null
    )`,
    'alter table credit_notes add column is_signed integer not null default 0 check (is_signed in (0, 1))',
    'create index credit_notes_unsigned on credit_notes (issued_at, number) where is_signed = 0',
    `create table credit_note_sendings (
      credit_note_id text primary key references signed_credit_notes (credit_note_id),
      state text not null check (state in ('waiting', 'asked', 'late', 'stopped', 'accepted', 'rejected')),
      tries integer not null check (tries >= 0),
      tried_at text,
      next_try_at text,
      is_outage integer not null check (is_outage in (0, 1)),
      code integer,
      answer text not null,
      notes text not null,
      cdr text
    )`,
    `create index credit_note_sendings_open on credit_note_sendings (next_try_at)
      where state in ('waiting', 'asked')`,
  ]);
}
