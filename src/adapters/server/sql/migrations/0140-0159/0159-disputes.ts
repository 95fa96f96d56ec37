import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Payments that a bank takes back, and which of them a refund tells: one each at most, so that a lost one has one credit note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table disputes (
      id text primary key,
      number integer not null unique check (number > 0),
      order_id text not null references orders (id),
      user_id text not null references users (id),
      attempt_id text not null references payment_attempts (id),
      amount bigint not null check (amount > 0),
      reason text not null,
      words text not null,
      opened_on text not null,
      answer_by text not null,
      state text not null check (state in ('open', 'answered', 'won', 'lost', 'accepted')),
      noted_by text not null references users (id),
      noted_at text not null,
      answer text not null,
      updated_at text not null
    )`,
    'create index disputes_by_order_id on disputes (order_id)',
    'create index disputes_by_user_id on disputes (user_id)',
    'create index disputes_by_attempt_id on disputes (attempt_id)',
    "create index disputes_to_answer on disputes (answer_by, number) where state = 'open'",
    'create index disputes_by_updated_at on disputes (updated_at, number)',
    'alter table refunds add column dispute_id text references disputes (id)',
    'create unique index refunds_by_dispute_id on refunds (dispute_id) where dispute_id is not null',
  ]);
}
