import type { Kysely } from 'kysely';
import { OfficeProducts } from '#application/server/office/products/ports/office-products.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import type { EditedProduct, ProductState } from '#domain/office/products/product-state.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class OfficeProductsInSql extends OfficeProducts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(productId: number): Promise<EditedProduct | null> {
    const row = await this.db
      .selectFrom('products')
      .select(['id', 'sku', 'kind', 'slug', 'title', 'status', 'retired_at'])
      .where('id', '=', productId)
      .executeTakeFirst();
    if (row === undefined || !isProductKind(row.kind)) return null;
    const { id, sku, kind, slug, title } = row;
    return { id, sku, kind, slug, title, state: stateOf(row) };
  }

  async isTaughtBy(productId: number, userId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select('staff.id')
      .where('product_staff.product_id', '=', productId)
      .where('staff.user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Writing the row is the lock, on both engines. */
  async lock(productId: number): Promise<void> {
    await this.db
      .updateTable('products')
      .set((column) => ({ status: column.ref('status') }))
      .where('id', '=', productId)
      .execute();
  }

  async publish(productId: number, at: Date): Promise<void> {
    const isNew = (await this.#wasNeverOut(productId)) && { published_at: at.toISOString() };
    await this.db
      .updateTable('products')
      .set({ status: 'published', retired_at: null, updated_at: at.toISOString(), ...isNew })
      .where('id', '=', productId)
      .execute();
  }

  async #wasNeverOut(productId: number): Promise<boolean> {
    const product = await this.find(productId);
    return product?.state === 'draft';
  }
}

/** The state of a product by its columns. */
export function stateOf({
  status,
  retired_at: retiredAt,
}: {
  status: string;
  retired_at: string | null;
}): ProductState {
  if (status === 'published') return 'published';
  return retiredAt === null ? 'draft' : 'retired';
}
