import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Carts, orders, payments and idempotency. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table carts (
      id text primary key,
      cookie_hash text unique,
      user_id text unique references users (id),
      code_word text,
      seller_word text,
      created_at text not null,
      updated_at text not null
    )`,
    `create table cart_lines (
      cart_id text not null references carts (id),
      product_id integer not null references products (id),
      position integer not null,
      added_at text not null,
      plan_price_id integer references plan_prices (id),
      options text not null,
      extended integer not null check (extended in (0, 1)),
      is_free integer not null check (is_free in (0, 1)),
      primary key (cart_id, product_id)
    )`,
    `create table cart_events (
      id text primary key,
      cart_id text not null references carts (id),
      user_id text references users (id),
      product_id integer not null references products (id),
      kind text not null,
      at text not null
    )`,
    `create table orders (
      id text primary key,
      number integer not null unique,
      user_id text not null references users (id),
      status text not null check (status in ('continue', 'pending', 'confirmed', 'expired', 'finished')),
      payment_method text,
      total bigint not null check (total >= 0),
      discount bigint not null check (discount >= 0),
      new_total bigint not null check (new_total >= 0),
      base bigint not null check (base >= 0),
      tax bigint not null check (tax >= 0),
      snapshot text not null,
      billing text not null,
      code_word text,
      terms_version text,
      creation_key text unique,
      created_at text not null,
      updated_at text not null,
      expires_at text not null,
      confirmed_at text
    )`,
    'create index orders_by_user_id_and_created_at on orders (user_id, created_at)',
    `create table grants (
      id text primary key,
      user_id text not null references users (id),
      product_id integer not null references products (id),
      source text not null check (source in ('order', 'plan', 'staff')),
      order_id text references orders (id),
      plan_id integer references products (id),
      granted_at text not null,
      ends_at text,
      unique (user_id, product_id, source, order_id)
    )`,
    'create index grants_by_user_id on grants (user_id)',
    'create index grants_by_order_id on grants (order_id)',
    `create table order_lines (
      order_id text not null references orders (id),
      position integer not null,
      product_id integer not null references products (id),
      title text not null,
      kind text not null,
      rate integer not null,
      price bigint not null check (price >= 0),
      discount bigint not null check (discount >= 0),
      net bigint not null check (net >= 0),
      base bigint not null check (base >= 0),
      tax bigint not null check (tax >= 0),
      choices text not null,
      primary key (order_id, position)
    )`,
    `create table payment_attempts (
      id text primary key,
      order_id text not null references orders (id),
      gateway text not null,
      purchase_number text not null unique,
      status text not null check (status in ('created', 'session', 'authorizing', 'paid', 'refused', 'unknown')),
      amount bigint not null check (amount >= 0),
      session_key text,
      transaction_id text unique,
      action_code text,
      action_text text,
      card_mask text,
      card_brand text,
      created_at text not null,
      updated_at text not null
    )`,
    'create index payment_attempts_by_order_id on payment_attempts (order_id)',
    `create table code_uses (
      code_id integer not null references discount_codes (id),
      order_id text not null references orders (id) deferrable initially deferred,
      user_id text not null references users (id),
      used_at text not null,
      primary key (order_id)
    )`,
    `create table code_counts (
      code_id integer not null references discount_codes (id),
      user_id text not null,
      uses integer not null,
      primary key (code_id, user_id)
    )`,
    `create table idempotency_keys (
      key text primary key,
      owner text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at text not null
    )`,
    `create table simulated_payments (
      session_key text primary key,
      purchase_number text not null unique,
      amount bigint not null,
      description text not null,
      return_url text not null,
      cancel_url text not null,
      transaction_token text unique,
      outcome text,
      action_code text,
      card_mask text,
      card_brand text,
      transaction_id text,
      authorized_at text,
      created_at text not null,
      expires_at text not null
    )`,
  ]);
}
