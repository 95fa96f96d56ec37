import { type Kysely, sql } from 'kysely';
import { stateOf } from '#adapters/server/sql/office/products/office-products-in-sql.ts';
import type { PlanInOffice, GivenProduct, SoldPlan } from '#application/read-models/plans/plan-in-office.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import type { GivenKind, PlanContent } from '#domain/plans/plan-content.ts';
import { fold } from '#domain/shared/text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What stands beside a plan while it is edited. */
export async function readPlanSurroundings(
  db: Kysely<SchoolDatabase>,
  planId: number,
  { gives }: PlanContent,
): Promise<Omit<PlanInOffice, 'generalRate' | 'categoryId'>> {
  const categories = await db.selectFrom('categories').select(['id', 'title']).orderBy('position').execute();
  const named = gives.flatMap(({ productId }) => productId ?? []);
  return {
    categories,
    products: await readGiven(db, named),
    sold: await readSold(db),
    plans: await readPlans(db, planId),
  };
}

/** How many products of each kind and category are on sale. */
export async function readSold(db: Kysely<SchoolDatabase>): Promise<PlanInOffice['sold']> {
  const sold = await db
    .selectFrom('products')
    .select(['kind', 'category_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', '=', 'published')
    .where('kind', '<>', 'plan')
    .groupBy(['kind', 'category_id'])
    .execute();
  return sold.map(({ kind, category_id: categoryId, count }) => ({
    kind: kind as GivenKind,
    categoryId,
    count: Number(count),
  }));
}

/** The products of these ids that a plan gives, or could give. */
async function readGiven(db: Kysely<SchoolDatabase>, ids: readonly number[]): Promise<readonly GivenProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'sku', 'kind', 'status', 'retired_at'])
    .select(sql<number>`(select count(*) from classes where classes.product_id = products.id)`.as('classes'))
    .select(
      sql<number>`(select count(*) from book_sections where book_sections.product_id = products.id)`.as('sections'),
    )
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ id, title, sku, kind, classes, sections, ...row }) =>
    isProductKind(kind)
      ? [{ id, title, sku, kind, state: stateOf(row), classes: Number(classes), sections: Number(sections) }]
      : [],
  );
}

/** Products that a plan could give, whose title or code holds all of these words; those that are sold first, then by title. */
export async function findGivable(
  db: Kysely<SchoolDatabase>,
  words: string,
  limit: number,
): Promise<readonly GivenProduct[]> {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  // No SQL of both databases folds accents: whoever searches has all of it looked through.
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'sku'])
    .where('kind', '<>', 'plan')
    .orderBy('status', 'desc')
    .orderBy('title')
    .execute();
  const found = rows.filter(({ title, sku }) => wanted.every((word) => fold(`${title} ${sku}`).includes(word)));
  const ids = found.slice(0, limit).map(({ id }) => id);
  const products = await readGiven(db, ids);
  return products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function readPlans(db: Kysely<SchoolDatabase>, but: number): Promise<readonly SoldPlan[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'plan_page', 'category_id'])
    .where('kind', '=', 'plan')
    .where('status', '=', 'published')
    .where('id', '<>', but)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, plan_page: page, category_id: categoryId }) => ({
    id,
    title,
    page: page === 'pro' ? 'pro' : 'pack',
    categoryId,
  }));
}
