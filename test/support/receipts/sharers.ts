import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Rosa Huamán (1), who teaches product 3, and the verified seller Tienda Paz (1). @param teacher Rosa's account. */
export async function insertSharers(
  db: Kysely<SchoolDatabase>,
  of: { readonly teacher: string; readonly sellerEmail: string; readonly codeId: number | null },
): Promise<void> {
  const rosa = {
    id: 1,
    slug: 'rosa-huaman',
    full_name: 'Rosa Huamán',
    profession: '',
    biography: '',
    photo_file: null,
  };
  await db
    .insertInto('staff')
    .values({ ...rosa, user_id: of.teacher })
    .execute();
  await db.insertInto('product_staff').values({ product_id: 3, staff_id: 1, position: 1, part: 'Docente' }).execute();
  await db
    .insertInto('sellers')
    .values({
      id: 1,
      slug: 'tienda-paz',
      full_name: 'Luis Paz',
      trade_name: 'Tienda Paz',
      category_title: '',
      email: of.sellerEmail,
      phone: '',
      photo_file: null,
      logo_file: null,
      verified: 1,
      discount_code_id: of.codeId,
    })
    .execute();
}
