import { type Kysely, sql } from 'kysely';
import type { OptionContent, PricesContent, ReadOption } from '#domain/office/products/prices-content.ts';
import { endOfLimaDay, limaDay } from '#domain/shared/dates.ts';
import { limaMinute } from '#domain/shared/lima-minute.ts';
import { decimalText, money } from '#domain/shared/money.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** An amount as it is typed; '' where there is none. */
export const amountAsTyped = (centimos: number | null): string =>
  centimos === null ? '' : decimalText(money(centimos));

/** When a discount holds, as it is typed: whole days as days. */
export function discountAsTyped(row: {
  readonly discount_starts_at: string | null;
  readonly discount_ends_at: string | null;
}): Pick<PricesContent, 'discountFrom' | 'discountUntil'> {
  const [from, until] = [row.discount_starts_at, row.discount_ends_at].map((at) => (at === null ? null : new Date(at)));
  const day = until === null || until === undefined ? null : limaDay(until);
  const isWholeDay = day !== null && endOfLimaDay(day).getTime() === until?.getTime();
  return {
    ...(from !== null && from !== undefined && { discountFrom: limaMinute(from) }),
    discountUntil: day === null ? '' : isWholeDay ? day : limaMinute(until ?? new Date(0)),
  };
}

/** What can be bought besides a product, in its order. */
export async function readOptions(db: Kysely<SchoolDatabase>, productId: number): Promise<readonly OptionContent[]> {
  const rows = await db
    .selectFrom('price_options')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((option) => ({
    id: option.id,
    key: option.key ?? String(option.id),
    label: option.label,
    kind: option.kind === 'seat' ? 'seat' : 'extra',
    price: amountAsTyped(option.price),
    discountedPrice: amountAsTyped(option.discounted_price),
  }));
}

/**
 * Writes them. One that stays keeps its id, also one that a page still knows only by the name that it gave it; one that is not among
 * them goes.
 */
export async function writeOptions(
  db: Kysely<SchoolDatabase>,
  productId: number,
  options: readonly ReadOption[],
): Promise<void> {
  const there = await db
    .selectFrom('price_options')
    .select(['id', 'key'])
    .where('product_id', '=', productId)
    .execute();
  const kept: number[] = [];
  for (const [index, option] of options.entries()) {
    const columns = {
      position: index + 1,
      label: option.label,
      kind: option.kind,
      price: option.price,
      discounted_price: option.discountedPrice,
    };
    const known = there.find(({ id, key }) => id === option.id || (option.id === null && key === option.key));
    if (known !== undefined) {
      kept.push(known.id);
      await db.updateTable('price_options').set(columns).where('id', '=', known.id).execute();
      continue;
    }
    const id = sql<number>`(select coalesce(max(id), 0) + 1 from price_options)`;
    const made = await db
      .insertInto('price_options')
      .values({ id, product_id: productId, key: option.key, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    kept.push(made.id);
  }
  const gone = db.deleteFrom('price_options').where('product_id', '=', productId);
  await (kept.length === 0 ? gone : gone.where('id', 'not in', kept)).execute();
}
