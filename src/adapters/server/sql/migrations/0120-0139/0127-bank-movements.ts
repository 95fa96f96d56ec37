import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What came into the school's accounts, as their banks tell it, and how each account's files are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table statement_layouts (
      account_id text primary key references bank_accounts (id),
      layout text not null
    )`,
    `create table bank_movements (
      id text primary key,
      account_id text not null references bank_accounts (id),
      identity text not null,
      day text not null,
      operation text not null,
      amount bigint not null check (amount > 0),
      description text not null,
      payer text not null,
      balance text not null,
      state text not null check (state in ('open', 'confirmed', 'held', 'returned', 'ignored')),
      voucher_id text unique references vouchers (id),
      decided_by text references users (id),
      decided_at text,
      reason text not null,
      arrived_at text not null,
      unique (account_id, identity)
    )`,
    'create index bank_movements_by_state on bank_movements (state, day, id)',
  ]);
}
