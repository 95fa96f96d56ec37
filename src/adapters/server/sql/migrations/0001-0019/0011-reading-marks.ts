import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What readers mark in books, how far they have read, and an outline of a book that is read without its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table book_sections add column has_text integer not null default 1',
    `update book_sections set has_text = 0 where plain_text = ''`,
    // Holds all that an index shows: the pages that hold the text of a long book are left alone.
    `create index book_sections_outline on book_sections
      (product_id, position, slug, title, level, has_text, is_sample)`,
    `create table annotations (
      id text primary key,
      user_id text not null references users (id),
      product_id integer not null references products (id),
      section_slug text not null,
      kind text not null check (kind in ('highlight', 'note')),
      colour text not null,
      starts_at integer not null,
      ends_at integer not null,
      quote text not null,
      text_before text not null,
      text_after text not null,
      note text not null,
      version integer not null,
      created_at text not null,
      changed_at text not null,
      removed_at text
    )`,
    'create index annotations_by_user_id_and_product_id on annotations (user_id, product_id)',
    `create table bookmarks (
      user_id text not null references users (id),
      product_id integer not null references products (id),
      section_slug text not null,
      anchor text not null,
      label text not null,
      created_at text not null,
      primary key (user_id, product_id, section_slug, anchor)
    )`,
    `create table reading_places (
      user_id text not null references users (id),
      product_id integer not null references products (id),
      section_slug text not null,
      anchor text not null,
      device text not null,
      at text not null,
      primary key (user_id, product_id)
    )`,
  ]);
}
