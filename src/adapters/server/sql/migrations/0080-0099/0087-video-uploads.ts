import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Videos that come in piece by piece, and which files belong to which content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table video_uploads (
      id text primary key,
      product_id integer not null references products (id),
      by_account text not null references users (id),
      name text not null,
      bytes bigint not null,
      received bigint not null default 0,
      file text,
      seconds integer,
      began_at text not null,
      touched_at text not null
    )`,
    'create index video_uploads_by_account on video_uploads (by_account)',
    `create table video_pieces (
      upload_id text not null references video_uploads (id),
      from_byte bigint not null,
      bytes bigint not null,
      key text not null,
      primary key (upload_id, from_byte)
    )`,
    `create table content_files (
      key text primary key,
      product_id integer not null references products (id),
      use text not null,
      media_type text not null,
      bytes bigint not null,
      seconds integer not null default 0,
      by_account text not null references users (id),
      at text not null
    )`,
    'create index content_files_by_product on content_files (product_id)',
  ]);
}
