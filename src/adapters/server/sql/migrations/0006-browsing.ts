import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/run-statements.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables.ts';
import { searchText } from '#domain/catalogue/search.ts';

/** What lists, facets and search read by: an index that holds all they ask, and titles apart from names in the searched text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index products_browsed on products (status, kind, position, id, category_id, starts_at, ends_at,
      regular_price, discounted_price, discount_ends_at)`,
    'create index products_by_status_and_published_at on products (status, published_at, id)',
    'create index grants_by_product_id on grants (product_id, user_id)',
  ]);
  await rewriteSearchTexts(db as Kysely<SchoolDatabase>);
}

async function rewriteSearchTexts(db: Kysely<SchoolDatabase>): Promise<void> {
  const products = await db.selectFrom('products').select(['id', 'title']).execute();
  const people = await db
    .selectFrom('product_staff')
    .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
    .select(['product_staff.product_id', 'staff.full_name'])
    .orderBy('product_staff.position')
    .execute();
  for (const { id, title } of products) {
    const names = people.filter((each) => each.product_id === id).map((each) => each.full_name);
    await db
      .updateTable('products')
      .set({ search_text: searchText(title, names) })
      .where('id', '=', id)
      .execute();
  }
}
