import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Pages tell how many places are left from here on downwards (`fewPlaces`). */
const few = 5;

/**
 * How many places are left of seminars that say for how many people they are, and of plans that name them. Only what pages show of it
 * renews its stamp: buyers of what has many places do not wait for each other at its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table product_places (
      product_id integer primary key references products (id) on delete cascade,
      places_left integer not null
    )`,
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres()),
  ]);
}

function renewal(random: string): string {
  return `insert into public_stamps (name, stamp) values ('product_places', ${random})
    on conflict (name) do update set stamp = excluded.stamp;`;
}

const isShown = (row: 'old' | 'new'): string => `${row}.places_left <= ${few}`;
const isShownOtherwise = `(${isShown('old')} or ${isShown('new')}) and old.places_left <> new.places_left
  or old.product_id <> new.product_id`;

function forSqlite(): string[] {
  const whenIt: Readonly<Record<string, string>> = {
    insert: isShown('new'),
    update: isShownOtherwise,
    delete: isShown('old'),
  };
  return Object.entries(whenIt).map(
    ([
      change,
      condition,
    ]) => `create trigger product_places_${change}_renews_public_stamp after ${change} on product_places
      when ${condition} begin ${renewal('hex(randomblob(16))')} end`,
  );
}

function forPostgres(): string[] {
  const renew = renewal('gen_random_uuid()::text');
  return [
    `create function renew_stamp_of_places() returns trigger language plpgsql as $$ begin
      if tg_op = 'TRUNCATE'
        or tg_op = 'INSERT' and ${isShown('new')}
        or tg_op = 'DELETE' and ${isShown('old')}
        or tg_op = 'UPDATE' and (${isShownOtherwise})
      then ${renew} end if;
      return null;
    end $$`,
    `create trigger product_places_renews_public_stamp after insert or update or delete on product_places
      for each row execute function renew_stamp_of_places()`,
    `create trigger product_places_truncate_renews_public_stamp after truncate on product_places
      for each statement execute function renew_stamp_of_places()`,
  ];
}
