import type { Kysely } from 'kysely';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class TeachersInSql extends Teachers {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async all(): Promise<readonly StaffProfile[]> {
    const rows = await this.db
      .selectFrom('staff')
      .innerJoin('product_staff', 'product_staff.staff_id', 'staff.id')
      .innerJoin('products', 'products.id', 'product_staff.product_id')
      .select(['staff.slug', 'staff.full_name', 'staff.profession', 'staff.biography', 'staff.photo_file'])
      .select(['products.kind', 'products.slug as product_slug', 'products.title'])
      .where('products.status', '=', 'published')
      .orderBy('products.position')
      .orderBy('products.id')
      .execute();
    const teachers = new Map<string, StaffProfile & { products: StaffProfile['products'][number][] }>();
    for (const row of rows) {
      const product = { kind: row.kind as ProductKind, slug: row.product_slug, title: row.title };
      const known = teachers.get(row.slug);
      if (known !== undefined) {
        known.products.push(product);
        continue;
      }
      teachers.set(row.slug, {
        slug: row.slug,
        name: row.full_name,
        profession: row.profession,
        biography: row.biography,
        photo: row.photo_file,
        products: [product],
      });
    }
    return [...teachers.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  }
}
