import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Credit notes whose number served no more and whose place another one of their refund took, with what was signed of them, what was answered, and
 * as they were before they were issued anew over another receipt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table replaced_credit_notes (
      id text primary key,
      refund_id text not null references refunds (id),
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
      refers_to text,
      xml text,
      digest text,
      signed_at text,
      tries integer not null check (tries >= 0),
      tried_at text,
      code integer,
      answer text not null,
      notes text not null,
      cdr text,
      earlier text not null,
      replaced_at text not null,
      unique (series, number)
    )`,
    'create index replaced_credit_notes_by_refund_id on replaced_credit_notes (refund_id, issued_at)',
    'create index replaced_credit_notes_by_user_id_and_issued_at on replaced_credit_notes (user_id, issued_at)',
  ]);
}
