import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Receipts that were accepted and then made out to somebody else, with what was signed of them and what was answered; and the credit notes
 * that take them back, of no refund: `credit_notes` wants one of each. Decision 0132.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table corrected_receipts (
      id text primary key,
      order_id text not null references orders (id),
      user_id text not null references users (id),
      type text not null check (type in ('boleta', 'factura')),
      series text not null,
      number integer not null check (number > 0),
      issued_at text not null,
      total bigint not null check (total > 0),
      content text not null,
      tax_state text not null check (tax_state = 'accepted'),
      tax_answer text,
      is_signed integer not null check (is_signed in (0, 1)),
      xml text,
      digest text,
      signed_at text,
      tries integer not null check (tries >= 0),
      tried_at text,
      code integer,
      answer text not null,
      notes text not null,
      cdr text,
      replaced_at text not null,
      unique (series, number)
    )`,
    'create index corrected_receipts_by_order_id on corrected_receipts (order_id, issued_at)',
    'create index corrected_receipts_by_user_id_and_issued_at on corrected_receipts (user_id, issued_at)',
    'create index corrected_receipts_by_issued_at on corrected_receipts (issued_at)',
    `create table correction_notes (
      id text primary key,
      receipt_id text not null unique references corrected_receipts (id),
      order_id text not null references orders (id),
      user_id text not null references users (id),
      series text not null,
      number integer not null check (number > 0),
      issued_at text not null,
      total bigint not null check (total > 0),
      content text not null,
      tax_state text not null check (tax_state in ('not-sent', 'accepted', 'rejected')),
      tax_answer text,
      is_signed integer not null check (is_signed in (0, 1)),
      unique (series, number)
    )`,
    'create index correction_notes_by_order_id on correction_notes (order_id)',
    'create index correction_notes_by_user_id_and_issued_at on correction_notes (user_id, issued_at)',
    'create index correction_notes_by_issued_at on correction_notes (issued_at)',
    'create index correction_notes_by_tax_state on correction_notes (tax_state, issued_at)',
    'create index correction_notes_unsigned on correction_notes (issued_at, number) where is_signed = 0',
    `create table signed_correction_notes (
      credit_note_id text primary key references correction_notes (id),
      xml text not null,
      digest text not null,
      signed_at text not null
    )`,
    `create table correction_note_sendings (
      credit_note_id text primary key references signed_correction_notes (credit_note_id),
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
    `create index correction_note_sendings_open on correction_note_sendings (next_try_at)
      where state in ('waiting', 'asked')`,
    `create table replaced_correction_notes (
      id text primary key,
      receipt_id text not null references corrected_receipts (id),
      order_id text not null references orders (id),
      user_id text not null references users (id),
      series text not null,
      number integer not null check (number > 0),
      issued_at text not null,
      total bigint not null check (total > 0),
      content text not null,
      tax_state text not null check (tax_state in ('not-sent', 'rejected')),
      tax_answer text,
      is_signed integer not null check (is_signed in (0, 1)),
      xml text,
      digest text,
      signed_at text,
      tries integer not null check (tries >= 0),
      tried_at text,
      code integer,
      answer text not null,
      notes text not null,
      cdr text,
      replaced_at text not null,
      unique (series, number)
    )`,
    'create index replaced_correction_notes_by_receipt_id on replaced_correction_notes (receipt_id, issued_at)',
    'create index replaced_correction_notes_by_user_id on replaced_correction_notes (user_id, issued_at)',
  ]);
}
