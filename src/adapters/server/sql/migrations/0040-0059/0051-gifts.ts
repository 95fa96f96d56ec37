import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Orders for somebody else: whose, when their letter goes out, and what of an account's was given to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table carts add column is_gift integer not null default 0',
    'alter table grants add column is_gift integer not null default 0',
    `create table gifts (
      order_id text primary key references orders (id),
      recipient_name text not null,
      recipient_email text not null,
      message text not null,
      giver_name text not null,
      send_on text not null,
      due_at text,
      sent_at text,
      token_hash text unique,
      accepted_at text,
      accepted_by text references users (id)
    )`,
    'create index gifts_by_due_at on gifts (due_at)',
    'create index gifts_by_accepted_by on gifts (accepted_by)',
  ]);
}
