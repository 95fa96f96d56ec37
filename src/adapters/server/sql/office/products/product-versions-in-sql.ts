import { type Kysely, sql } from 'kysely';
import {
  type CopyContents,
  ProductVersions,
  type PublishedVersion,
} from '#application/server/office/products/ports/product-versions.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';

export class ProductVersionsInSql extends ProductVersions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(productId: number, contents: CopyContents, by: string | null, at: Date): Promise<number> {
    const { number } = await this.db
      .insertInto('product_versions')
      .values({
        product_id: productId,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from product_versions where product_id = ${productId})`,
        contents: JSON.stringify(contents),
        published_by: by,
        published_at: at.toISOString(),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  }

  async list(productId: number): Promise<readonly PublishedVersion[]> {
    const rows = await this.db
      .selectFrom('product_versions')
      .leftJoin('users', 'users.id', 'product_versions.published_by')
      .select(['number', 'published_at', ...nameColumns])
      .where('product_id', '=', productId)
      .orderBy('number', 'desc')
      .execute();
    return rows.map((row) => ({ number: row.number, by: nameOfAccount(row), at: new Date(row.published_at) }));
  }

  async find(productId: number, number: number): Promise<CopyContents | null> {
    const row = await this.db
      .selectFrom('product_versions')
      .select('contents')
      .where('product_id', '=', productId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.contents) as CopyContents);
  }
}
