import { type Kysely, sql } from 'kysely';
import type { SearchableStaff } from '#domain/catalogue/search.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import type { SchoolDatabase } from './tables.ts';

/** People by product, in their order; of all products when `ids` is null. */
export async function readStaffOf(
  db: Kysely<SchoolDatabase>,
  ids: readonly number[] | null,
): Promise<ReadonlyMap<number, readonly SearchableStaff[]>> {
  const all = db
    .selectFrom('product_staff')
    .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
    .select(['product_staff.product_id', 'staff.id', 'staff.full_name'])
    .orderBy('product_staff.product_id')
    .orderBy('product_staff.position')
    .orderBy('staff.id');
  const rows = await (ids === null ? all : all.where('product_staff.product_id', 'in', ids)).execute();
  const people = new Map<number, SearchableStaff[]>();
  for (const { product_id, id, full_name: name } of rows) {
    const known = people.get(product_id);
    if (known === undefined) people.set(product_id, [{ id, name }]);
    else known.push({ id, name });
  }
  return people;
}

/** The people of most published products, those with most first. */
export async function readTeachers(db: Kysely<SchoolDatabase>, limit: number): Promise<readonly Teacher[]> {
  const rows = await db
    .selectFrom('product_staff')
    .innerJoin('products', 'products.id', 'product_staff.product_id')
    .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
    .where('products.status', '=', 'published')
    .select(['staff.slug', 'staff.full_name as name', 'staff.profession', 'staff.photo_file as photo'])
    .groupBy(['staff.id', 'staff.slug', 'staff.full_name', 'staff.profession', 'staff.photo_file'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('staff.slug')
    .limit(limit)
    .execute();
  return rows.map(({ slug, name, profession, photo }) => ({ slug, name, profession, photo }));
}
