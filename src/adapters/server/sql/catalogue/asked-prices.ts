import type { Kysely, Selectable } from 'kysely';
import { type AskedPrice, willBeAsked } from '#domain/catalogue/asked-price.ts';
import { money } from '#domain/shared/money.ts';
import type { PublishedPricesTable } from '#adapters/server/sql/tables/catalogue-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { moneyOrNull } from './product-rows.ts';

/** What was asked for a product, in order of time. The database writes it down with every change of `products`. */
export async function readAskedPrices(db: Kysely<SchoolDatabase>, productId: number): Promise<readonly AskedPrice[]> {
  const rows = await db
    .selectFrom('published_prices')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('number')
    .execute();
  return rows.map(askedOf);
}

/** The same of each price of a plan, by its id. */
export async function readAskedTerms(
  db: Kysely<SchoolDatabase>,
  planId: number,
): Promise<ReadonlyMap<number, readonly AskedPrice[]>> {
  const rows = await db
    .selectFrom('published_plan_prices')
    .innerJoin('plan_prices', 'plan_prices.id', 'published_plan_prices.plan_price_id')
    .selectAll('published_plan_prices')
    .where('plan_prices.product_id', '=', planId)
    .orderBy('number')
    .execute();
  const histories = new Map<number, AskedPrice[]>();
  for (const row of rows) {
    histories.set(row.plan_price_id, [...(histories.get(row.plan_price_id) ?? []), askedOf(row)]);
  }
  return histories;
}

function askedOf(row: Omit<Selectable<PublishedPricesTable>, 'product_id' | 'number'>): AskedPrice {
  return { from: new Date(row.from_at), isSold: row.is_sold === 1, ...amountsOf(row) };
}

type Amounts = Pick<
  Selectable<PublishedPricesTable>,
  'regular_price' | 'discounted_price' | 'discount_starts_at' | 'discount_ends_at'
>;

function amountsOf(row: Amounts): Omit<AskedPrice, 'from' | 'isSold'> {
  return {
    regular: money(row.regular_price),
    reduced: moneyOrNull(row.discounted_price),
    reducedFrom: row.discount_starts_at === null ? null : new Date(row.discount_starts_at),
    reducedUntil: row.discount_ends_at === null ? null : new Date(row.discount_ends_at),
  };
}

/** Notes of each price of a plan, just written, what `noteWhetherAsked` notes of a product. */
export async function noteWhetherTermsAsked(db: Kysely<SchoolDatabase>, planId: number, now: Date): Promise<void> {
  const histories = await readAskedTerms(db, planId);
  const terms = await db
    .selectFrom('plan_prices')
    .innerJoin('products', 'products.id', 'plan_prices.product_id')
    .select(['plan_prices.id', 'plan_prices.regular_price', 'plan_prices.discounted_price'])
    .select(['products.discount_starts_at', 'products.discount_ends_at'])
    .where('plan_prices.product_id', '=', planId)
    .where('plan_prices.retired_at', 'is', null)
    .execute();
  for (const { id, ...price } of terms) {
    const isUnasked = price.discounted_price !== null && !willBeAsked(histories.get(id) ?? [], amountsOf(price), now);
    await db
      .updateTable('plan_prices')
      .set({ regular_unasked: isUnasked ? 1 : 0 })
      .where('id', '=', id)
      .execute();
  }
}

/** Notes of a product whose prices were just written whether its regular price was ever asked: if not, no page strikes it out. */
export async function noteWhetherAsked(db: Kysely<SchoolDatabase>, productId: number, now: Date): Promise<void> {
  const price = await db
    .selectFrom('products')
    .select(['regular_price', 'discounted_price', 'discount_starts_at', 'discount_ends_at'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const isUnasked =
    price.discounted_price !== null && !willBeAsked(await readAskedPrices(db, productId), amountsOf(price), now);
  await db
    .updateTable('products')
    .set({ regular_unasked: isUnasked ? 1 : 0 })
    .where('id', '=', productId)
    .execute();
}
