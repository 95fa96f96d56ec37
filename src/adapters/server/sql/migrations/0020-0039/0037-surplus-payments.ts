import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Money that arrived although nothing was due, until somebody gives it back. One SQL for SQLite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table surplus_payments (
      id text primary key,
      order_id text not null references orders (id),
      user_id text not null references users (id),
      attempt_id text unique references payment_attempts (id),
      voucher_id text unique references vouchers (id),
      amount bigint not null check (amount > 0),
      reason text not null check (reason in ('order-paid', 'products-owned', 'attempt-refused')),
      arrived_at text not null,
      given_back_by text references users (id),
      given_back_at text,
      given_back_note text,
      check ((attempt_id is null) <> (voucher_id is null))
    )`,
    'create index surplus_payments_by_given_back_at on surplus_payments (given_back_at, arrived_at)',
    'create index surplus_payments_by_user_id on surplus_payments (user_id)',
    'create index payment_attempts_by_status on payment_attempts (status, updated_at)',
  ]);
}
