import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What students keep to think about, as they last knew it, and who wants no letters about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table saved_products (
      user_id text not null references users (id),
      product_id integer not null references products (id),
      saved_at text not null,
      known_price integer not null,
      known_starts_at text,
      primary key (user_id, product_id)
    )`,
    'create index saved_products_by_product_id on saved_products (product_id)',
    `create table saved_letters_stopped (
      user_id text primary key references users (id),
      at text not null
    )`,
  ]);
}
