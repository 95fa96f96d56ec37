import type { Kysely } from 'kysely';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The names of the people of products, in their order, by product. */
export async function readStaffNames(
  db: Kysely<SchoolDatabase>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('product_staff')
    .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
    .select(['product_staff.product_id', 'staff.full_name'])
    .where('product_staff.product_id', 'in', productIds)
    .orderBy('product_staff.product_id')
    .orderBy('product_staff.position')
    .orderBy('staff.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const { product_id: productId, full_name: name } of rows) {
    const known = names.get(productId);
    if (known === undefined) names.set(productId, [name]);
    else known.push(name);
  }
  return names;
}

/** The people of these ids, in their order. */
export async function readTeachers(db: Kysely<SchoolDatabase>, ids: readonly number[]): Promise<readonly Teacher[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'slug', 'full_name as name', 'profession', 'photo_file as photo'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, ...teacher }) => [id, teacher]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
