import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The catalogue: products, people, prices, codes and advertisements. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table categories (
      id integer primary key,
      slug text not null unique,
      title text not null,
      position integer not null
    )`,
    `create table staff (
      id integer primary key,
      slug text not null unique,
      full_name text not null,
      profession text not null,
      biography text not null,
      photo_file text
    )`,
    `create table products (
      id integer primary key,
      kind text not null check (kind in ('seminar', 'course', 'workshop', 'book', 'magazine', 'consultancy', 'diploma', 'specialised-course', 'plan')),
      slug text not null unique,
      title text not null,
      subtitle text not null,
      summary text not null,
      description_html text not null,
      category_id integer references categories (id),
      sku text not null unique,
      igv_rate integer not null,
      regular_price bigint not null check (regular_price >= 0),
      subscriber_price bigint check (subscriber_price >= 0),
      discounted_price bigint check (discounted_price >= 0),
      discount_ends_at text,
      extension_discount integer,
      extension_factor integer,
      cover_file text,
      duration_minutes integer not null,
      certificate_hours integer not null,
      outcomes text not null,
      has_consultations integer not null check (has_consultations in (0, 1)),
      starts_at text,
      ends_at text,
      modality text,
      syllabus text not null,
      plan_page text,
      plan_seats integer,
      bibliographic text not null,
      search_text text not null,
      status text not null check (status in ('draft', 'published')),
      published_at text not null,
      position integer not null,
      created_at text not null,
      updated_at text not null
    )`,
    'create index products_by_kind_and_status_and_position on products (kind, status, position)',
    `create table product_staff (
      product_id integer not null references products (id),
      staff_id integer not null references staff (id),
      position integer not null,
      part text not null,
      primary key (product_id, staff_id)
    )`,
    'create index product_staff_by_staff_id on product_staff (staff_id)',
    `create table plan_prices (
      id integer primary key,
      product_id integer not null references products (id),
      position integer not null,
      regular_price bigint not null check (regular_price >= 0),
      discounted_price bigint check (discounted_price >= 0),
      duration integer not null,
      duration_unit text not null,
      seat_price bigint check (seat_price >= 0)
    )`,
    'create index plan_prices_by_product_id on plan_prices (product_id)',
    `create table plan_products (
      plan_id integer not null references products (id),
      product_id integer references products (id),
      kind text,
      category_id integer references categories (id)
    )`,
    'create index plan_products_by_plan_id on plan_products (plan_id)',
    `create table price_options (
      id integer primary key,
      product_id integer not null references products (id),
      position integer not null,
      label text not null,
      kind text not null,
      price bigint not null check (price >= 0),
      discounted_price bigint check (discounted_price >= 0)
    )`,
    'create index price_options_by_product_id on price_options (product_id)',
    `create table discount_codes (
      id integer primary key,
      origin text not null check (origin in ('coupon', 'promotion', 'seller')),
      word text not null unique,
      title text not null,
      amount_type integer not null,
      amount bigint not null check (amount >= 0),
      rule integer not null,
      product_ids text not null,
      starts_at text not null,
      ends_at text not null,
      limit_in_all integer,
      limit_per_account integer
    )`,
    `create table sellers (
      id integer primary key,
      slug text not null unique,
      full_name text not null,
      trade_name text not null,
      category_title text not null,
      email text not null,
      phone text not null,
      photo_file text,
      logo_file text,
      verified integer not null check (verified in (0, 1)),
      discount_code_id integer references discount_codes (id)
    )`,
    `create table campaigns (
      id integer primary key,
      area text not null,
      kind text not null,
      alt_text text not null,
      starts_at text not null,
      ends_at text not null,
      active integer not null check (active in (0, 1))
    )`,
    `create table campaign_images (
      id integer primary key,
      campaign_id integer not null references campaigns (id),
      position integer not null,
      desktop_file text not null,
      mobile_file text not null,
      desktop_link text not null,
      mobile_link text not null,
      seconds integer not null
    )`,
    'create index campaign_images_by_campaign_id on campaign_images (campaign_id)',
    `create table news_subscriptions (
      email text primary key,
      site text not null,
      subscribed_at text not null,
      unsubscribe_token_hash text not null,
      unsubscribed_at text
    )`,
  ]);
}
