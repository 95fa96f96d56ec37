import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Receipts whose number served no more and whose place another one of their order took, with what was signed of them and what was answered; and
 * credit notes that were issued anew over the other one, as they were before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table replaced_receipts (
      id text primary key,
      order_id text not null references orders (id),
      user_id text not null references users (id),
      type text not null check (type in ('boleta', 'factura')),
      series text not null,
      number integer not null check (number > 0),
      issued_at text not null,
      total bigint not null check (total >= 0),
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
    'create index replaced_receipts_by_order_id on replaced_receipts (order_id, issued_at)',
    'create index replaced_receipts_by_user_id_and_issued_at on replaced_receipts (user_id, issued_at)',
    'alter table credit_notes add column refers_to text',
    `create table earlier_credit_notes (
      credit_note_id text not null references credit_notes (id),
      issued_at text not null,
      content text not null,
      xml text,
      digest text,
      signed_at text,
      primary key (credit_note_id, issued_at)
    )`,
  ]);
}
