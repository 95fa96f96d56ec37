import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What a plan costs and gives, as it is edited: prices and lines that are taken out stay for whoever has them, lines have an order,
 * and a price or an option that was made in an editor is known by the name that the editor gave it. What is asked for each price of a
 * plan from when on is written by the database, as of products; what was asked before is the school's word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table plan_prices add column key text',
    'alter table plan_prices add column retired_at text',
    'alter table plan_prices add column regular_unasked integer not null default 0',
    'alter table plan_products add column position integer not null default 0',
    'alter table plan_products add column removed_at text',
    'alter table price_options add column key text',
    `create table published_plan_prices (
      plan_price_id integer not null references plan_prices (id) on delete cascade,
      number integer not null,
      from_at text not null,
      is_sold integer not null check (is_sold in (0, 1)),
      regular_price bigint not null,
      discounted_price bigint,
      discount_ends_at text,
      primary key (plan_price_id, number)
    )`,
    `insert into published_plan_prices (plan_price_id, number, from_at, is_sold, regular_price)
      select plan_prices.id, 1, products.published_at, 1, plan_prices.regular_price
      from plan_prices inner join products on products.id = plan_prices.product_id where products.status = 'published'`,
    `insert into published_plan_prices
      (plan_price_id, number, from_at, is_sold, regular_price, discounted_price, discount_ends_at)
      select plan_prices.id, 2, products.updated_at, 1, plan_prices.regular_price, plan_prices.discounted_price,
        products.discount_ends_at
      from plan_prices inner join products on products.id = plan_prices.product_id
      where products.status = 'published' and plan_prices.discounted_price is not null`,
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite : forPostgres),
  ]);
}

const insertion = `insert into published_plan_prices
  (plan_price_id, number, from_at, is_sold, regular_price, discounted_price, discount_ends_at)
  select plan_prices.id,
    (select coalesce(max(number), 0) + 1 from published_plan_prices where plan_price_id = plan_prices.id),
    products.updated_at, case when products.status = 'published' and plan_prices.retired_at is null then 1 else 0 end,
    plan_prices.regular_price, plan_prices.discounted_price, products.discount_ends_at
  from plan_prices inner join products on products.id = plan_prices.product_id`;

const ofPrice = `${insertion} where plan_prices.id = new.id and products.status = 'published';`;
const ofPlan = `${insertion} where products.id = new.id and plan_prices.retired_at is null;`;

const forSqlite = [
  `create trigger plan_prices_insert_keeps_price after insert on plan_prices begin ${ofPrice} end`,
  `create trigger plan_prices_update_keeps_price after update of regular_price, discounted_price, retired_at on plan_prices
    when new.regular_price <> old.regular_price or new.discounted_price is not old.discounted_price
      or (new.retired_at is null) <> (old.retired_at is null)
    begin ${ofPrice} end`,
  `create trigger plans_update_keeps_price after update of status, discount_ends_at on products
    when new.kind = 'plan' and (new.status <> old.status
      or (new.status = 'published' and new.discount_ends_at is not old.discount_ends_at))
    begin ${ofPlan} end`,
];

const forPostgres = [
  `create function keep_published_plan_price() returns trigger language plpgsql as $$ begin ${ofPrice} return null; end $$`,
  `create function keep_published_plan_prices() returns trigger language plpgsql as $$ begin ${ofPlan} return null; end $$`,
  `create trigger plan_prices_insert_keeps_price after insert on plan_prices for each row
    execute function keep_published_plan_price()`,
  `create trigger plan_prices_update_keeps_price after update of regular_price, discounted_price, retired_at on plan_prices
    for each row when (new.regular_price <> old.regular_price or new.discounted_price is distinct from old.discounted_price
      or (new.retired_at is null) <> (old.retired_at is null))
    execute function keep_published_plan_price()`,
  `create trigger plans_update_keeps_price after update of status, discount_ends_at on products
    for each row when (new.kind = 'plan' and (new.status <> old.status
      or (new.status = 'published' and new.discount_ends_at is distinct from old.discount_ends_at)))
    execute function keep_published_plan_prices()`,
];
