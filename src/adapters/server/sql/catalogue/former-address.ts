import type { Kysely } from 'kysely';
import { isProductKind, productPath } from '#domain/catalogue/product-kind.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Where the product is now that had this slug before, if it is for sale; null: none had it. */
export async function readFormerAddress(db: Kysely<SchoolDatabase>, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_slugs')
    .innerJoin('products', 'products.id', 'former_slugs.product_id')
    .select(['products.kind', 'products.slug'])
    .where('former_slugs.slug', '=', slug)
    .where('products.status', '=', 'published')
    .executeTakeFirst();
  return row === undefined || !isProductKind(row.kind) ? null : productPath(row.kind, row.slug);
}
