import type { Kysely } from 'kysely';
import type { OpenElsewhere } from '#application/read-models/office/products/product-version.ts';
import { ProductOpenings } from '#application/server/office/products/ports/product-openings.ts';
import { type CopyPart, isCopyPart } from '#domain/office/working-copy.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';

export class ProductOpeningsInSql extends ProductOpenings {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async note(productId: number, userId: string, part: CopyPart, now: Date, until: Date): Promise<void> {
    await this.db.deleteFrom('product_openings').where('until', '<=', now.toISOString()).execute();
    const open = { part, until: until.toISOString() };
    await this.db
      .insertInto('product_openings')
      .values({ product_id: productId, opened_by: userId, ...open })
      .onConflict((conflict) => conflict.columns(['product_id', 'opened_by']).doUpdateSet(open))
      .execute();
  }

  async others(productId: number, userId: string, now: Date): Promise<readonly OpenElsewhere[]> {
    const rows = await this.db
      .selectFrom('product_openings')
      .innerJoin('users', 'users.id', 'product_openings.opened_by')
      .select(['part', ...nameColumns])
      .where('product_id', '=', productId)
      .where('opened_by', '<>', userId)
      .where('until', '>', now.toISOString())
      .execute();
    return rows
      .flatMap(({ part, ...row }) => (isCopyPart(part) ? { name: nameOfAccount(row), part } : []))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  }
}
