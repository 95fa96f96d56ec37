import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What the sections of books are made from. Those that are there are kept as they are read: HTML of before Markdown was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table section_texts (
      key text primary key,
      markdown text,
      html text not null,
      plain_text text not null,
      text_length integer not null,
      bare_pictures integer not null,
      foreign_pictures integer not null,
      is_published integer not null check (is_published in (0, 1)),
      at text not null
    )`,
    'create index section_texts_drafts on section_texts (at) where is_published = 0',
    'alter table book_sections add column text_key text references section_texts (key)',
  ]);
  const sections = await sql<{ id: number }>`select id from book_sections where html <> '' order by id`.execute(db);
  for (const { id } of sections.rows) await keepAsRead(db, id);
}

/** One at a time: a book may be large. */
async function keepAsRead(db: Kysely<unknown>, id: number): Promise<void> {
  const found = await sql<{ html: string; plain_text: string }>`
    select html, plain_text from book_sections where id = ${id}`.execute(db);
  for (const { html, plain_text } of found.rows) {
    const key = createHash('sha256').update(html).digest('hex').slice(0, 40);
    await sql`insert into section_texts
      (key, markdown, html, plain_text, text_length, bare_pictures, foreign_pictures, is_published, at)
      values (${key}, null, ${html}, ${plain_text}, ${plain_text.length}, 0, 0, 1, ${new Date().toISOString()})
      on conflict (key) do nothing`.execute(db);
    await sql`update book_sections set text_key = ${key} where id = ${id}`.execute(db);
  }
}
