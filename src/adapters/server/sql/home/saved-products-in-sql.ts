import type { ExpressionBuilder, Kysely } from 'kysely';
import { type KeptProduct, SavedProducts } from '#application/server/home/ports/saved-products.ts';
import type { KnownState } from '#domain/home/saved-product.ts';
import { money } from '#domain/shared/money.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SavedProductsInSql extends SavedProducts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async save({ userId, productId, known }: KeptProduct, at: Date): Promise<void> {
    await this.db
      .insertInto('saved_products')
      .values({ user_id: userId, product_id: productId, saved_at: at.toISOString(), ...columnsOf(known) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(userId: string, productId: number): Promise<void> {
    await this.db
      .deleteFrom('saved_products')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .execute();
  }

  async of(userId: string): Promise<readonly number[]> {
    const rows = await this.db
      .selectFrom('saved_products')
      .select('product_id')
      .where('user_id', '=', userId)
      .orderBy('saved_at', 'desc')
      .orderBy('product_id')
      .execute();
    return rows.map((row) => row.product_id);
  }

  async kept(): Promise<readonly number[]> {
    const rows = await this.db
      .selectFrom('saved_products')
      .select('product_id')
      .distinct()
      .orderBy('product_id')
      .execute();
    return rows.map((row) => row.product_id);
  }

  async otherwiseKnown(productId: number, current: KnownState, limit: number): Promise<readonly KeptProduct[]> {
    const rows = await this.db
      .selectFrom('saved_products')
      .select(['user_id', 'known_price', 'known_starts_at'])
      .where('product_id', '=', productId)
      .where((row) => row.not(isKnownAs(row, current)))
      .orderBy('user_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      userId: row.user_id,
      productId,
      known: { price: money(row.known_price), startsAt: row.known_starts_at },
    }));
  }

  async renew({ userId, productId, known }: KeptProduct, current: KnownState): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('saved_products')
      .set(columnsOf(current))
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where((row) => isKnownAs(row, known))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async wantsLetters(userId: string): Promise<boolean> {
    const stopped = await this.db
      .selectFrom('saved_letters_stopped')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return stopped === undefined;
  }

  async chooseLetters(userId: string, wanted: boolean, at: Date): Promise<void> {
    if (wanted) {
      await this.db.deleteFrom('saved_letters_stopped').where('user_id', '=', userId).execute();
      return;
    }
    await this.db
      .insertInto('saved_letters_stopped')
      .values({ user_id: userId, at: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function columnsOf({ price, startsAt }: KnownState) {
  return { known_price: price, known_starts_at: startsAt };
}

/** No date is never 'other than' no date, which plain comparison would not say. */
function isKnownAs(row: ExpressionBuilder<SchoolDatabase, 'saved_products'>, { price, startsAt }: KnownState) {
  const date =
    startsAt === null
      ? row('known_starts_at', 'is', null)
      : row.and([row('known_starts_at', 'is not', null), row('known_starts_at', '=', startsAt)]);
  return row.and([row('known_price', '=', price), date]);
}
