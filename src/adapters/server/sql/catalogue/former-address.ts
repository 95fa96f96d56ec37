import type { Kysely } from 'kysely';
import { isProductKind, productPath } from '#domain/catalogue/product-kind.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Where that is now which had this path before: a product for sale, a category of a list, somebody who teaches; null: nothing had it. */
export async function readFormerAddress(db: Kysely<SchoolDatabase>, path: string): Promise<string | null> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, -slug.length);
  if (folder === teacherPath('')) {
    const now = await slugNow(db, 'person', slug);
    return now === null ? null : teacherPath(now);
  }
  if (folder.endsWith('/categoria/')) {
    const now = await slugNow(db, 'category', slug);
    return now === null ? null : folder + now;
  }
  return productNow(db, slug);
}

async function slugNow(db: Kysely<SchoolDatabase>, thing: 'category' | 'person', slug: string): Promise<string | null> {
  const former = await db
    .selectFrom('former_addresses')
    .select('id')
    .where('thing', '=', thing)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (former === undefined) return null;
  const now = await (thing === 'category'
    ? db.selectFrom('categories').select('slug').where('id', '=', former.id).executeTakeFirst()
    : db.selectFrom('staff').select('slug').where('id', '=', former.id).executeTakeFirst());
  return now?.slug ?? null;
}

async function productNow(db: Kysely<SchoolDatabase>, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_slugs')
    .innerJoin('products', 'products.id', 'former_slugs.product_id')
    .select(['products.kind', 'products.slug'])
    .where('former_slugs.slug', '=', slug)
    .where('products.status', '=', 'published')
    .executeTakeFirst();
  return row === undefined || !isProductKind(row.kind) ? null : productPath(row.kind, row.slug);
}
