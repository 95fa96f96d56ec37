import type { Kysely } from 'kysely';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What is chosen from while a product is edited: categories in their order, people by name. */
export async function readChoicesOfProducts(db: Kysely<SchoolDatabase>): Promise<Omit<ProductChoices, 'generalRate'>> {
  const [categories, staff] = await Promise.all([
    db.selectFrom('categories').select(['id', 'title']).orderBy('position').execute(),
    db.selectFrom('staff').select(['id', 'full_name as name']).execute(),
  ]);
  return { categories, staff: staff.toSorted((one, other) => one.name.localeCompare(other.name, 'es')) };
}
