import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ProductQuery } from '#application/server/ports/products.ts';
import { bandLimits, type DateChoice, daysAhead, priceBands } from '#domain/catalogue/catalogue-facets.ts';
import { AFTER_TITLE, soughtText } from '#domain/catalogue/search.ts';
import type { SchoolDatabase } from './tables.ts';

/** A query over products, whatever it selects. */
type Over<O> = SelectQueryBuilder<SchoolDatabase, 'products', O>;
type Builder = ExpressionBuilder<SchoolDatabase, 'products'>;

/** What a visitor without a plan pays at an instant, as `shownPrice` has it. */
export function currentPrice(now: Date): RawBuilder<number> {
  return sql<number>`case when products.discounted_price is not null
    and (products.discount_ends_at is null or products.discount_ends_at >= ${now.toISOString()})
    then products.discounted_price else products.regular_price end`;
}

/** The price's band, by name. */
export function bandColumn(now: Date): RawBuilder<string> {
  const price = currentPrice(now);
  const cases = priceBands
    .slice(0, -1)
    .map((band) => sql`when ${price} <= ${sql.lit(bandLimits(band).upTo)} then ${sql.lit(band)}`);
  return sql<string>`case ${sql.join(cases, sql` `)} else ${sql.lit(priceBands.at(-1) ?? '')} end`;
}

/** When a seminar is, by the name of its span; null without a date. */
export function spanColumn(now: Date): RawBuilder<string | null> {
  return sql<string | null>`case when products.starts_at is null then null
    when coalesce(products.ends_at, products.starts_at) < ${now.toISOString()} then 'past'
    when products.starts_at < ${ahead(now, 'week')} then 'week'
    when products.starts_at < ${ahead(now, 'month')} then 'month' else 'later' end`;
}

/** Which of the facets' own choices are left out of a filter, so that they can be counted. */
export interface LeftOut {
  readonly staff?: boolean;
  /** Kind, category, price and dates, which are counted together. */
  readonly cells?: boolean;
}

/** The published products of a query. */
export function filtered<O>(from: Over<O>, query: ProductQuery, leftOut: LeftOut = {}): Over<O> {
  const { kinds, refinement = {} } = query;
  let wanted = from.where('products.status', '=', 'published');
  if (kinds.length > 0) wanted = wanted.where('products.kind', 'in', kinds);
  const sought = refinement.sought === undefined ? null : soughtText(refinement.sought);
  if (sought !== null) wanted = wanted.where(contains(`%${escapeLike(sought)}%`));
  const { staffSlug } = refinement;
  if (staffSlug !== undefined && leftOut.staff !== true)
    wanted = wanted.where((builder) => taughtBy(builder, staffSlug));
  return leftOut.cells === true ? wanted : cellsOf(wanted, query);
}

function cellsOf<O>(from: Over<O>, { categorySlug, dates, now, refinement = {} }: ProductQuery): Over<O> {
  let wanted = from;
  if (refinement.kind !== undefined) wanted = wanted.where('products.kind', '=', refinement.kind);
  if (categorySlug !== null) {
    wanted = wanted.where('products.category_id', '=', (builder) =>
      builder.selectFrom('categories').select('categories.id').where('categories.slug', '=', categorySlug),
    );
  }
  if (refinement.price !== undefined) {
    const { over, upTo } = bandLimits(refinement.price);
    wanted = wanted.where(sql<boolean>`${currentPrice(now)} > ${over} and ${currentPrice(now)} <= ${upTo}`);
  }
  return dates === 'any' ? wanted : dated(wanted, dates, now);
}

function dated<O>(from: Over<O>, dates: Exclude<DateChoice, 'any'>, now: Date): Over<O> {
  const end = sql<string>`coalesce(products.ends_at, products.starts_at)`;
  const wanted = from
    .where('products.starts_at', 'is not', null)
    .where(end, dates === 'past' ? '<' : '>=', now.toISOString());
  return dates === 'week' || dates === 'month' ? wanted.where('products.starts_at', '<', ahead(now, dates)) : wanted;
}

function taughtBy(builder: Builder, slug: string) {
  return builder.exists(
    builder
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select('staff.id')
      .whereRef('product_staff.product_id', '=', 'products.id')
      .where('staff.slug', '=', slug),
  );
}

/** The order of a list; the school's own decides where the rest is equal. */
export function ordered<O>(from: Over<O>, { dates, now, refinement = {} }: ProductQuery): Over<O> {
  const { order = 'own' } = refinement;
  const sought = refinement.sought === undefined ? null : soughtText(refinement.sought);
  let wanted = from;
  if (order === 'newest') return wanted.orderBy('products.published_at', 'desc').orderBy('products.id', 'desc');
  if (order === 'price-low') wanted = wanted.orderBy(currentPrice(now), 'asc');
  else if (order === 'price-high') wanted = wanted.orderBy(currentPrice(now), 'desc');
  else if (dates !== 'any') {
    return wanted.orderBy('products.starts_at', dates === 'past' ? 'desc' : 'asc').orderBy('products.id');
  } else if (sought !== null) wanted = wanted.orderBy(fitness(sought));
  return wanted.orderBy('products.position').orderBy('products.id');
}

/** `fitnessOf` for rows that fit. */
export function fitness(sought: string): RawBuilder<number> {
  const text = escapeLike(sought);
  return sql<number>`case when ${contains(`${text}${AFTER_TITLE}%`)} then 0 when ${contains(`${text}%`)} then 1
    when ${contains(`%${text}%${AFTER_TITLE}%`)} then 2 else 3 end`;
}

/** Whether the search text is like a pattern; a backslash takes its meaning from a sign. */
export function contains(pattern: string): RawBuilder<boolean> {
  return sql<boolean>`products.search_text like ${pattern} escape ${sql.lit('\\')}`;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

function ahead(now: Date, reach: keyof typeof daysAhead): string {
  return new Date(now.getTime() + daysAhead[reach] * 86_400_000).toISOString();
}
