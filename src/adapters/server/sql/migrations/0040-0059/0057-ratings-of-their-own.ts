import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Why an opinion is hidden, and until when its reports were looked at and it stayed. Ratings renew a stamp of their own: a rating
 * changes nothing else of the catalogue, which need not be read anew for it. The words of an opinion and its answer renew none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table content_ratings add column hidden_reason text',
    'alter table content_ratings add column settled_at text',
    'create index content_ratings_by_at on content_ratings (at)',
    'create table rating_stamp (id integer primary key check (id = 1), stamp text not null)',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? onSqlite() : onPostgres()),
  ]);
}

const counted = 'update of stars, hidden_at';

/** Random, as the catalogue's stamp is (migration 0024), and for the same reason. */
function renewal(random: string): string {
  return `insert into rating_stamp (id, stamp) values (1, ${random})
    on conflict (id) do update set stamp = excluded.stamp;`;
}

function onSqlite(): string[] {
  const renew = renewal('hex(randomblob(16))');
  return [
    ...['insert', 'update', 'delete'].map((change) => `drop trigger content_ratings_${change}_renews_stamp`),
    ...['insert', counted, 'delete'].map(
      (change) => `create trigger content_ratings_${change.slice(0, 6)}_renews_rating_stamp
        after ${change} on content_ratings begin ${renew} end`,
    ),
  ];
}

function onPostgres(): string[] {
  return [
    'drop trigger content_ratings_renews_stamp on content_ratings',
    `create function renew_rating_stamp() returns trigger language plpgsql as
      $$ begin ${renewal('gen_random_uuid()::text')} return null; end $$`,
    `create trigger content_ratings_renews_rating_stamp after insert or ${counted} or delete or truncate on content_ratings
      for each statement execute function renew_rating_stamp()`,
  ];
}
