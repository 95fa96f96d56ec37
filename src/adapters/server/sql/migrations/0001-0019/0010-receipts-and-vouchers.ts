import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Receipts, the school's bank accounts, vouchers of deposits, and news of orders. One SQL for SQLite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create index orders_by_status_and_created_at on orders (status, created_at)',
    `create table receipts (
      id text primary key,
      order_id text not null unique references orders (id),
      user_id text not null references users (id),
      type text not null check (type in ('boleta', 'factura')),
      series text not null,
      number integer not null check (number > 0),
      issued_at text not null,
      total bigint not null check (total >= 0),
      content text not null,
      tax_state text not null check (tax_state in ('not-sent', 'accepted', 'rejected')),
      tax_answer text,
      unique (series, number)
    )`,
    'create index receipts_by_user_id_and_issued_at on receipts (user_id, issued_at)',
    'create index receipts_by_tax_state on receipts (tax_state, issued_at)',
    `create table bank_accounts (
      id text primary key,
      position integer not null,
      bank text not null,
      number text not null,
      cci text not null,
      holder text not null,
      ruc text not null,
      retired integer not null check (retired in (0, 1))
    )`,
    `create table vouchers (
      id text primary key,
      order_id text not null references orders (id),
      user_id text not null references users (id),
      bank_account_id text not null references bank_accounts (id),
      bank text not null,
      operation_number text not null,
      operation_key text not null,
      paid_on text not null,
      amount bigint not null check (amount > 0),
      payer_name text not null,
      file_key text not null,
      file_type text not null,
      state text not null check (state in ('sent', 'review', 'approved', 'rejected')),
      sent_at text not null,
      decided_by text references users (id),
      decided_at text,
      decision_reason text
    )`,
    "create unique index vouchers_by_operation on vouchers (bank, operation_key) where state <> 'rejected'",
    "create unique index vouchers_open_by_order on vouchers (order_id) where state in ('sent', 'review')",
    'create index vouchers_by_user_id_and_sent_at on vouchers (user_id, sent_at)',
    'create index vouchers_by_state_and_sent_at on vouchers (state, sent_at)',
    `create table order_notices (
      id text primary key,
      order_id text not null references orders (id),
      user_id text not null references users (id),
      kind text not null,
      text text not null,
      at text not null,
      seen_at text
    )`,
    'create index order_notices_by_user_id_and_at on order_notices (user_id, at)',
  ]);
}
