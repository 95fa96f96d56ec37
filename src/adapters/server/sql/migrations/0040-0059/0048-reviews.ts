import { randomUUID } from 'node:crypto';
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Ratings are read by anybody: each has a name of its own, so that nobody's account is told, an answer of the school, and what
 * others think of it. They order the catalogue, whose stamp they renew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table content_ratings add column id text',
    'alter table content_ratings add column answer text',
    'alter table content_ratings add column answered_at text',
    'alter table content_ratings add column hidden_at text',
  ]);
  const { rows } = await sql<{ product_id: number; user_id: string }>`
    select product_id, user_id from content_ratings`.execute(db);
  for (const { product_id: productId, user_id: userId } of rows)
    await sql`update content_ratings set id = ${randomUUID()}
      where product_id = ${productId} and user_id = ${userId}`.execute(db);
  await runStatements(db, [
    'create unique index content_ratings_by_id on content_ratings (id)',
    `create table review_votes (
      review_id text not null,
      user_id text not null references users (id),
      kind text not null check (kind in ('helpful', 'reported')),
      reason text not null,
      at text not null,
      primary key (review_id, user_id, kind)
    )`,
    'create index review_votes_by_user_id on review_votes (user_id)',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? stampOnSqlite() : stampOnPostgres()),
  ]);
}

function stampOnSqlite(): string[] {
  return ['insert', 'update', 'delete'].map(
    (change) => `create trigger content_ratings_${change}_renews_stamp after ${change} on content_ratings begin
      insert into catalogue_stamp (id, stamp) values (1, hex(randomblob(16)))
        on conflict (id) do update set stamp = excluded.stamp; end`,
  );
}

function stampOnPostgres(): string[] {
  return [
    `create trigger content_ratings_renews_stamp after insert or update or delete or truncate on content_ratings
      for each statement execute function renew_catalogue_stamp()`,
  ];
}
