import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What is edited of products before it is published, part by part, and what was published, each time the whole. A product that is
 * no longer sold says since when: by its status it is not for sale, and whoever has it goes on. Of a description its Markdown is kept
 * as well, and of somebody who teaches, which account is theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table working_copy_parts (
      product_id integer not null references products (id) on delete cascade,
      part text not null,
      content text not null,
      revision integer not null,
      is_pending integer not null check (is_pending in (0, 1)),
      saved_by text references users (id),
      saved_at text not null,
      primary key (product_id, part)
    )`,
    `create table product_versions (
      product_id integer not null references products (id) on delete cascade,
      number integer not null,
      contents text not null,
      published_by text references users (id),
      published_at text not null,
      primary key (product_id, number)
    )`,
    'alter table products add column description_markdown text',
    'alter table products add column retired_at text',
    'alter table staff add column user_id text references users (id)',
    'create unique index staff_by_user_id on staff (user_id)',
  ]);
}
