import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** A discount may begin at an hour of its own, after it was published; what is asked is written down with that hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table products add column discount_starts_at text',
    'alter table published_prices add column discount_starts_at text',
    'alter table published_plan_prices add column discount_starts_at text',
    ...(db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite : forPostgres),
  ]);
}

const ofProduct = `insert into published_prices
    (product_id, number, from_at, is_sold, regular_price, discounted_price, discount_starts_at, discount_ends_at)
  values (new.id, (select coalesce(max(number), 0) + 1 from published_prices where product_id = new.id), new.updated_at,
    case when new.status = 'published' then 1 else 0 end, new.regular_price, new.discounted_price, new.discount_starts_at,
    new.discount_ends_at);`;

const insertion = `insert into published_plan_prices
  (plan_price_id, number, from_at, is_sold, regular_price, discounted_price, discount_starts_at, discount_ends_at)
  select plan_prices.id,
    (select coalesce(max(number), 0) + 1 from published_plan_prices where plan_price_id = plan_prices.id),
    products.updated_at, case when products.status = 'published' and plan_prices.retired_at is null then 1 else 0 end,
    plan_prices.regular_price, plan_prices.discounted_price, products.discount_starts_at, products.discount_ends_at
  from plan_prices inner join products on products.id = plan_prices.product_id`;

const ofTerm = `${insertion} where plan_prices.id = new.id and products.status = 'published';`;
const ofPlan = `${insertion} where products.id = new.id and plan_prices.retired_at is null;`;

const changed = (columns: readonly string[], differs: string): string =>
  columns.map((column) => `new.${column} ${differs} old.${column}`).join(' or ');

/** When a row of products is another price. @param differs how the database compares what may be null. */
const anotherPrice = (differs: string): string => `(new.status = 'published' or old.status = 'published') and (
  ${changed(['status', 'regular_price', 'discounted_price', 'discount_starts_at', 'discount_ends_at'], differs)})`;

/** When a row of products makes other prices of all those of a plan. */
const otherTerms = (
  differs: string,
): string => `new.kind = 'plan' and (new.status <> old.status or (new.status = 'published' and (
  ${changed(['discount_starts_at', 'discount_ends_at'], differs)})))`;

const triggers = {
  product: `products_update_keeps_price after update of status, regular_price, discounted_price, discount_starts_at,
    discount_ends_at on products`,
  plan: 'plans_update_keeps_price after update of status, discount_starts_at, discount_ends_at on products',
} as const;

const forSqlite = [
  'drop trigger products_insert_keeps_price',
  'drop trigger products_update_keeps_price',
  'drop trigger plan_prices_insert_keeps_price',
  'drop trigger plan_prices_update_keeps_price',
  'drop trigger plans_update_keeps_price',
  `create trigger products_insert_keeps_price after insert on products when new.status = 'published' begin ${ofProduct} end`,
  `create trigger ${triggers.product} when ${anotherPrice('is not')} begin ${ofProduct} end`,
  `create trigger plan_prices_insert_keeps_price after insert on plan_prices begin ${ofTerm} end`,
  `create trigger plan_prices_update_keeps_price after update of regular_price, discounted_price, retired_at on plan_prices
    when new.regular_price <> old.regular_price or new.discounted_price is not old.discounted_price
      or (new.retired_at is null) <> (old.retired_at is null)
    begin ${ofTerm} end`,
  `create trigger ${triggers.plan} when ${otherTerms('is not')} begin ${ofPlan} end`,
];

const forPostgres = [
  'drop trigger products_update_keeps_price on products',
  'drop trigger plans_update_keeps_price on products',
  `create or replace function keep_published_price() returns trigger language plpgsql as $$ begin ${ofProduct} return null; end $$`,
  `create or replace function keep_published_plan_price() returns trigger language plpgsql as $$ begin ${ofTerm} return null; end $$`,
  `create or replace function keep_published_plan_prices() returns trigger language plpgsql as $$ begin ${ofPlan} return null; end $$`,
  `create trigger ${triggers.product} for each row when (${anotherPrice('is distinct from')})
    execute function keep_published_price()`,
  `create trigger ${triggers.plan} for each row when (${otherTerms('is distinct from')})
    execute function keep_published_plan_prices()`,
];
