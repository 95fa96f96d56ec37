import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Whether a message of a visitor waits, who saw to it, and what was answered. What had come before counts as seen to by nobody (decision 0122);
 * what a process of the release before adds beside this one waits. That process erases messages without knowing of their answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table messages add column settled_at text',
    'alter table messages add column settled_by text references users (id)',
    "alter table messages add column settlement text check (settlement in ('answered', 'done', 'before'))",
    "update messages set settled_at = sent_at, settlement = 'before' where held_hash is null",
    'create index messages_that_wait on messages (sent_at) where settled_at is null',
    `create table message_answers (
      id text primary key,
      message_id text not null references messages (id) on delete cascade,
      body text not null,
      answered_by text references users (id),
      answered_at text not null
    )`,
    'create index message_answers_by_message on message_answers (message_id, answered_at)',
    'alter table outbox_mails add column reply_to text',
  ]);
}
