import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What the school asked Culqi to charge and to give back, each number once. One SQL for SQLite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table culqi_payments (
      purchase_number text primary key,
      amount bigint not null check (amount > 0),
      description text not null,
      asked_at text,
      charge_id text,
      needs_verification integer not null default 0
    )`,
    'create index culqi_payments_by_description on culqi_payments (description)',
    `create table culqi_refunds (
      refund_number text primary key,
      purchase_number text not null references culqi_payments (purchase_number),
      amount bigint not null check (amount > 0),
      asked_at text not null,
      refund_id text,
      is_refused integer not null default 0
    )`,
    'create index culqi_refunds_by_purchase_number on culqi_refunds (purchase_number)',
  ]);
}
