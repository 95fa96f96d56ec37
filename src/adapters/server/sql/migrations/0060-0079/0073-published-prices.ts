import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What is asked for each product from when on, written by the database whoever changes it, and never changed; what was asked
 * before it was written down is the school's word. Whether the regular price of a product was ever asked, the address that it had
 * before, when it is published by itself, and who has it open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table published_prices (
      product_id integer not null references products (id) on delete cascade,
      number integer not null,
      from_at text not null,
      is_sold integer not null check (is_sold in (0, 1)),
      regular_price integer not null,
      discounted_price integer,
      discount_ends_at text,
      primary key (product_id, number)
    )`,
    `insert into published_prices (product_id, number, from_at, is_sold, regular_price)
      select id, 1, published_at, 1, regular_price from products where status = 'published'`,
    `insert into published_prices (product_id, number, from_at, is_sold, regular_price, discounted_price, discount_ends_at)
      select id, 2, updated_at, 1, regular_price, discounted_price, discount_ends_at from products
      where status = 'published' and discounted_price is not null`,
    'alter table products add column regular_unasked integer not null default 0',
    'alter table products add column publish_at text',
    'create index products_by_publish_at on products (publish_at)',
    `create table former_slugs (
      slug text primary key,
      product_id integer not null references products (id) on delete cascade,
      left_at text not null
    )`,
    `create table product_openings (
      product_id integer not null references products (id) on delete cascade,
      opened_by text not null references users (id) on delete cascade,
      part text not null,
      until text not null,
      primary key (product_id, opened_by)
    )`,
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite : forPostgres),
  ]);
}

const insertion = `insert into published_prices
    (product_id, number, from_at, is_sold, regular_price, discounted_price, discount_ends_at)
  values (new.id, (select coalesce(max(number), 0) + 1 from published_prices where product_id = new.id), new.updated_at,
    case when new.status = 'published' then 1 else 0 end, new.regular_price, new.discounted_price, new.discount_ends_at);`;

const forSqlite = [
  `create trigger products_insert_keeps_price after insert on products when new.status = 'published'
    begin ${insertion} end`,
  `create trigger products_update_keeps_price after update of status, regular_price, discounted_price, discount_ends_at on products
    when (new.status = 'published' or old.status = 'published') and (
      new.status <> old.status or new.regular_price <> old.regular_price
      or new.discounted_price is not old.discounted_price or new.discount_ends_at is not old.discount_ends_at)
    begin ${insertion} end`,
];

const forPostgres = [
  `create function keep_published_price() returns trigger language plpgsql as $$ begin ${insertion} return null; end $$`,
  `create trigger products_insert_keeps_price after insert on products for each row when (new.status = 'published')
    execute function keep_published_price()`,
  `create trigger products_update_keeps_price after update of status, regular_price, discounted_price, discount_ends_at on products
    for each row when ((new.status = 'published' or old.status = 'published') and (
      new.status <> old.status or new.regular_price <> old.regular_price
      or new.discounted_price is distinct from old.discounted_price
      or new.discount_ends_at is distinct from old.discount_ends_at))
    execute function keep_published_price()`,
];
