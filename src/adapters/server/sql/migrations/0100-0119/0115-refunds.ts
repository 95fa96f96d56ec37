import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Money that is given back beside its order, and the credit notes that say so. One SQL for SQLite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table refunds (
      id text primary key,
      number integer not null unique check (number > 0),
      order_id text not null references orders (id),
      user_id text not null references users (id),
      state text not null check (state in ('requested', 'sending', 'unknown', 'done', 'refused', 'declined')),
      reason text not null,
      lines text not null,
      amount bigint not null check (amount > 0),
      keeps_access integer not null check (keeps_access in (0, 1)),
      asked_by text not null references users (id),
      asked_at text not null,
      words text not null,
      decided_by text references users (id),
      answer text not null,
      attempt_id text references payment_attempts (id),
      operation text,
      gateway_text text not null,
      updated_at text not null,
      check (attempt_id is null or operation is null)
    )`,
    "create unique index refunds_open_by_order on refunds (order_id) where state in ('requested', 'sending', 'unknown')",
    'create index refunds_by_order_id on refunds (order_id)',
    'create index refunds_by_user_id_and_asked_at on refunds (user_id, asked_at)',
    'create index refunds_by_state on refunds (state, updated_at)',
    `create table credit_notes (
      id text primary key,
      refund_id text not null unique references refunds (id),
      order_id text not null references orders (id),
      user_id text not null references users (id),
      series text not null,
      number integer not null check (number > 0),
      issued_at text not null,
      total bigint not null check (total > 0),
      content text not null,
      tax_state text not null check (tax_state in ('not-sent', 'accepted', 'rejected')),
      tax_answer text,
      unique (series, number)
    )`,
    'create index credit_notes_by_order_id on credit_notes (order_id)',
    'create index credit_notes_by_user_id_and_issued_at on credit_notes (user_id, issued_at)',
    'create index credit_notes_by_tax_state on credit_notes (tax_state, issued_at)',
  ]);
}
