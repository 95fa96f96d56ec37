import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What the office writes by its lists and forms: how often each thing was saved, codes that were stopped, and questions with a place
 * of their own and the words that their answers were made from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table resource_revisions (
      thing text not null,
      id integer not null,
      revision integer not null,
      saved_by text references users (id),
      saved_at text not null,
      primary key (thing, id)
    )`,
    'alter table discount_codes add column stopped_at text',
    'alter table help_questions add column position integer not null default 0',
    `alter table help_questions add column answer_markdown text not null default ''`,
    'update help_questions set position = id',
  ]);
}
