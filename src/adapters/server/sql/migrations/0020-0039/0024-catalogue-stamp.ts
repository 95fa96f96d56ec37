import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * A stamp that every change of the catalogue renews, whoever makes it; what lists and search go by is kept in memory while it
 * stays. The text for the search on the server goes: title and names are folded when they are read into memory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create table catalogue_stamp (id integer primary key check (id = 1), stamp text not null)',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres()),
    'drop index products_browsed',
    'drop index products_by_status_and_published_at',
    'drop index products_by_category_id',
    'alter table products drop column search_text',
  ]);
}

const tables = ['products', 'product_staff', 'staff', 'categories'];

/** Random, so that a stamp of a change that was rolled back, or of a database that was restored, never comes again. */
function renewal(random: string): string {
  return `insert into catalogue_stamp (id, stamp) values (1, ${random})
    on conflict (id) do update set stamp = excluded.stamp;`;
}

function forSqlite(): string[] {
  const renew = renewal('hex(randomblob(16))');
  return tables.flatMap((table) =>
    ['insert', 'update', 'delete'].map(
      (change) => `create trigger ${table}_${change}_renews_stamp after ${change} on ${table} begin ${renew} end`,
    ),
  );
}

function forPostgres(): string[] {
  return [
    `create function renew_catalogue_stamp() returns trigger language plpgsql as
      $$ begin ${renewal('gen_random_uuid()::text')} return null; end $$`,
    ...tables.map(
      (table) => `create trigger ${table}_renews_stamp after insert or update or delete or truncate on ${table}
        for each statement execute function renew_catalogue_stamp()`,
    ),
  ];
}
