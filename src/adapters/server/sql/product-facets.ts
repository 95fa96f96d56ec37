import { type Kysely, sql } from 'kysely';
import type { ProductQuery } from '#application/server/ports/products.ts';
import {
  bySlug,
  type CatalogueFacets,
  type CountedStaff,
  countFacets,
  type DateSpan,
  type FacetCell,
  type PriceBand,
} from '#domain/catalogue/catalogue-facets.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { bandColumn, filtered, spanColumn } from './product-filters.ts';
import type { SchoolDatabase } from './tables.ts';

/** People offered as a choice: those with most products. */
const mostStaff = 100;

/** Counts what each further choice of a list would leave. */
export async function readFacets(db: Kysely<SchoolDatabase>, query: ProductQuery): Promise<CatalogueFacets> {
  const [cells, staff] = await Promise.all([readCells(db, query), readStaff(db, query)]);
  const { kind = null, price = null } = query.refinement ?? {};
  const { categorySlug, dates } = query;
  return { ...countFacets(cells, { kind, categorySlug, price, dates }), staff: bySlug(staff) };
}

/** One pass over the products: how many share kind, category, price band and span of dates. */
async function readCells(db: Kysely<SchoolDatabase>, query: ProductQuery): Promise<readonly FacetCell[]> {
  const [rows, categories] = await Promise.all([
    filtered(db.selectFrom('products'), query, { cells: true })
      .select(['products.kind', 'products.category_id'])
      .select([bandColumn(query.now).as('band'), spanColumn(query.now).as('span')])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .groupBy(['products.kind', 'products.category_id', 'band', 'span'] as never)
      .execute(),
    db.selectFrom('categories').select(['id', 'slug', 'title']).execute(),
  ]);
  const byId = new Map<number | null, Category>(categories.map((each) => [each.id, each]));
  return rows.map((row) => ({
    kind: row.kind as ProductKind,
    category: byId.get(row.category_id) ?? null,
    price: row.band as PriceBand,
    span: row.span as DateSpan,
    count: Number(row.count),
  }));
}

/** The people of the products, with as many products as they have; whoever was chosen stands among them even with none. */
async function readStaff(db: Kysely<SchoolDatabase>, query: ProductQuery): Promise<readonly CountedStaff[]> {
  const chosen = query.refinement?.staffSlug;
  const wanted = filtered(db.selectFrom('products'), query, { staff: true }).select('products.id');
  const rows = await db
    .selectFrom('product_staff')
    .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
    .where('product_staff.product_id', 'in', wanted)
    .select(['staff.slug', 'staff.full_name as name', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy(['staff.id', 'staff.slug', 'staff.full_name'])
    .orderBy(sql`count`, 'desc')
    .orderBy('staff.slug')
    .limit(mostStaff)
    .execute();
  const counted = rows.map(({ slug, name, count }) => ({ value: { slug, name }, count: Number(count) }));
  if (chosen === undefined || counted.some(({ value }) => value.slug === chosen)) return counted;
  const known = await db
    .selectFrom('staff')
    .select(['slug', 'full_name as name'])
    .where('slug', '=', chosen)
    .executeTakeFirst();
  return known === undefined ? counted : [...counted, { value: known, count: 0 }];
}
