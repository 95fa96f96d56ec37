import type { Insertable, Kysely } from 'kysely';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const at = '2026-01-01T12:00:00.000Z';

/** Inserts an account whose id is `id` and whose e-mail is `id@correo.pe`; a collaborator is an owner. */
export async function insertUser(
  db: Kysely<SchoolDatabase>,
  id: string,
  changes: Partial<Insertable<SchoolDatabase['users']>> = {},
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@correo.pe`,
      given_names: 'Ana',
      paternal_surname: 'Quispe',
      maternal_surname: 'Rojas',
      phone: '987654321',
      document_type: 'DNI',
      document_number: '46712369',
      password_hash: '',
      role: 0,
      is_collaborator: 0,
      email_verified_at: at,
      photo_file: null,
      tour_seen: 0,
      guest_of: null,
      created_at: at,
      updated_at: at,
      disabled_at: null,
      ...changes,
    })
    .execute();
  if (changes.is_collaborator === 1) await new TeamInSql(db).setRoles(id, ['owner'], new Date(at));
}

/** Inserts a published course of S/. 118.00 with that id; slug and sku follow the id. */
export async function insertProduct(
  db: Kysely<SchoolDatabase>,
  id: number,
  changes: Partial<Insertable<SchoolDatabase['products']>> = {},
): Promise<void> {
  await db
    .insertInto('products')
    .values({
      id,
      kind: 'course',
      slug: `curso-${id}`,
      title: `Curso ${id}`,
      subtitle: '',
      summary: 'Un curso para las pruebas.',
      description_html: '<p>Un curso para las pruebas.</p>',
      category_id: null,
      sku: `VT-${id}`,
      igv_rate: 1800,
      regular_price: 11_800,
      subscriber_price: null,
      discounted_price: null,
      discount_ends_at: null,
      extension_discount: null,
      extension_factor: null,
      cover_file: null,
      duration_minutes: 60,
      certificate_hours: 8,
      outcomes: '[]',
      requirements: '[]',
      has_consultations: 1,
      starts_at: null,
      ends_at: null,
      modality: null,
      syllabus: '[]',
      plan_page: null,
      plan_seats: null,
      bibliographic: '{}',
      status: 'published',
      published_at: at,
      position: id,
      created_at: at,
      updated_at: at,
      ...changes,
    })
    .execute();
}

/** Inserts a module of a product. */
export async function insertModule(
  db: Kysely<SchoolDatabase>,
  module: Pick<Insertable<SchoolDatabase['modules']>, 'id' | 'product_id' | 'position' | 'title'>,
): Promise<void> {
  await db
    .insertInto('modules')
    .values({ summary: '', ...module })
    .execute();
}

/** Inserts what makes an account own a product, for ever unless told otherwise. */
export async function insertGrant(
  db: Kysely<SchoolDatabase>,
  userId: string,
  productId: number,
  changes: Partial<Insertable<SchoolDatabase['grants']>> = {},
): Promise<void> {
  await db
    .insertInto('grants')
    .values({
      id: `grant-${userId}-${productId}`,
      user_id: userId,
      product_id: productId,
      source: 'staff',
      order_id: null,
      plan_id: null,
      granted_at: at,
      ends_at: null,
      ...changes,
    })
    .execute();
}

/** Lets so many accounts hold each product, all by gift of the staff. */
export async function insertHolders(db: Kysely<SchoolDatabase>, holders: ReadonlyMap<number, number>): Promise<void> {
  const most = Math.max(0, ...holders.values());
  for (let index = 0; index < most; index += 1) {
    await insertUser(db, `persona-${index}`);
    for (const [productId, count] of holders) {
      if (index >= count) continue;
      await db
        .insertInto('grants')
        .values({
          id: `${productId}-${index}`,
          user_id: `persona-${index}`,
          product_id: productId,
          source: 'staff',
          order_id: null,
          plan_id: null,
          granted_at: at,
          ends_at: null,
        })
        .execute();
    }
  }
}
