import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** How readers like the page goes along to their other devices; an index knows how long its sections are without their texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table reading_settings (
      user_id text primary key references users (id),
      settings text not null,
      version integer not null,
      changed_at text not null
    )`,
    'alter table book_sections add column text_length integer not null default 0',
    'update book_sections set text_length = length(plain_text)',
    'drop index book_sections_outline',
    `create index book_sections_outline on book_sections
      (product_id, position, slug, title, level, has_text, is_sample, text_length)`,
  ]);
}
