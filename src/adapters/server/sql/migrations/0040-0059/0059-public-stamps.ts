import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * A stamp for each table that public pages are drawn from, beside the catalogue's: whoever changes a row renews its table's, and
 * what was drawn from it is drawn anew. How many students a product has is kept in a table that is counted now and then:
 * a stamp on purchases would have them wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create table public_stamps (name text primary key, stamp text not null)',
    'create table product_students (product_id integer primary key references products (id) on delete cascade, students integer not null)',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres()),
  ]);
}

const tables = [
  'modules',
  'classes',
  'exams',
  'book_sections',
  'plan_prices',
  'plan_products',
  'price_options',
  'sellers',
  'discount_codes',
  'campaigns',
  'campaign_images',
  'help_questions',
  'content_ratings',
  'review_votes',
  'product_students',
];

/** Of the people of the school pages show the names alone. */
const names = ['given_names', 'paternal_surname', 'maternal_surname'].join(', ');

function renewal(table: string, random: string): string {
  return `insert into public_stamps (name, stamp) values (${table}, ${random})
    on conflict (name) do update set stamp = excluded.stamp;`;
}

function forSqlite(): string[] {
  const trigger = (table: string, change: string, columns = '') =>
    `create trigger ${table}_${change}_renews_public_stamp after ${change}${columns} on ${table}
      begin ${renewal(`'${table}'`, 'hex(randomblob(16))')} end`;
  return [
    ...tables.flatMap((table) => ['insert', 'update', 'delete'].map((change) => trigger(table, change))),
    trigger('users', 'update', ` of ${names}`),
    trigger('users', 'delete'),
  ];
}

function forPostgres(): string[] {
  const trigger = (table: string, changes: string) =>
    `create trigger ${table}_renews_public_stamp after ${changes} on ${table}
      for each statement execute function renew_public_stamp()`;
  return [
    `create function renew_public_stamp() returns trigger language plpgsql as
      $$ begin ${renewal('tg_table_name', 'gen_random_uuid()::text')} return null; end $$`,
    ...tables.map((table) => trigger(table, 'insert or update or delete or truncate')),
    trigger('users', `update of ${names} or delete or truncate`),
  ];
}
