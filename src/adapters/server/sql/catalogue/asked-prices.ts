import type { Kysely } from 'kysely';
import { type AskedPrice, wasAsked } from '#domain/catalogue/asked-price.ts';
import { money } from '#domain/shared/money.ts';
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
  return rows.map((row) => ({
    from: new Date(row.from_at),
    isSold: row.is_sold === 1,
    regular: money(row.regular_price),
    reduced: moneyOrNull(row.discounted_price),
    reducedUntil: row.discount_ends_at === null ? null : new Date(row.discount_ends_at),
  }));
}

/** Notes of a product whose prices were just written whether its regular price was ever asked: if not, no page strikes it out. */
export async function noteWhetherAsked(db: Kysely<SchoolDatabase>, productId: number, now: Date): Promise<void> {
  const { regular_price: regular, discounted_price: reduced } = await db
    .selectFrom('products')
    .select(['regular_price', 'discounted_price'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const isUnasked = reduced !== null && !wasAsked(await readAskedPrices(db, productId), money(regular), now);
  await db
    .updateTable('products')
    .set({ regular_unasked: isUnasked ? 1 : 0 })
    .where('id', '=', productId)
    .execute();
}
