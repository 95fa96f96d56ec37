import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** How the way of signed receipts to the tax authority stands; one that was never looked at has no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table receipt_sendings (
      receipt_id text primary key references signed_receipts (receipt_id),
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
    `create index receipt_sendings_open on receipt_sendings (next_try_at)
      where state in ('waiting', 'asked')`,
  ]);
}
