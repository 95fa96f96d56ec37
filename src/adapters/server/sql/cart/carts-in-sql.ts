import type { Kysely, Selectable } from 'kysely';
import {
  type CartEvent,
  type CartOwner,
  Carts,
  type StoredCart,
  type StoredLine,
} from '#application/server/cart/ports/carts.ts';
import type { CartsTable } from '#adapters/server/sql/tables/order-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const cartColumns = ['id', 'code_word', 'seller_word', 'is_gift'] as const;

export class CartsInSql extends Carts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(owner: CartOwner): Promise<StoredCart | null> {
    const [column, value] = keyOf(owner);
    const row = await this.db.selectFrom('carts').select(cartColumns).where(column, '=', value).executeTakeFirst();
    return row === undefined ? null : this.#withLines(row);
  }

  async lock(owner: CartOwner, newId: string, now: Date): Promise<StoredCart> {
    const [column, value] = keyOf(owner);
    // Writing the row is the lock, on both engines: whoever comes second waits here and reads what the first one left.
    const row = await this.db
      .insertInto('carts')
      .values({
        id: newId,
        cookie_hash: null,
        user_id: null,
        code_word: null,
        seller_word: null,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        [column]: value,
      })
      .onConflict((conflict) => conflict.column(column).doUpdateSet({ updated_at: now.toISOString() }))
      .returning(cartColumns)
      .executeTakeFirstOrThrow();
    return this.#withLines(row);
  }

  async save(cart: StoredCart): Promise<void> {
    await this.db
      .updateTable('carts')
      .set({ code_word: cart.codeWord, seller_word: cart.sellerWord, is_gift: cart.isGift === true ? 1 : 0 })
      .where('id', '=', cart.id)
      .execute();
    await this.db.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute();
    if (cart.lines.length === 0) return;
    await this.db
      .insertInto('cart_lines')
      .values(
        cart.lines.map((line, position) => ({
          cart_id: cart.id,
          product_id: line.productId,
          position,
          added_at: line.addedAt.toISOString(),
          plan_price_id: line.planPriceId,
          options: JSON.stringify(line.options),
          extended: line.isExtended ? (1 as const) : (0 as const),
          is_free: line.isFree ? (1 as const) : (0 as const),
        })),
      )
      .execute();
  }

  async retire(cartId: string): Promise<void> {
    await this.db.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
    await this.db.updateTable('carts').set({ cookie_hash: null }).where('id', '=', cartId).execute();
  }

  async record(event: CartEvent): Promise<void> {
    await this.db
      .insertInto('cart_events')
      .values({
        id: event.id,
        cart_id: event.cartId,
        user_id: event.userId,
        product_id: event.productId,
        kind: event.kind,
        at: event.at.toISOString(),
      })
      .execute();
  }

  async #withLines(cart: Pick<Selectable<CartsTable>, (typeof cartColumns)[number]>): Promise<StoredCart> {
    const rows = await this.db
      .selectFrom('cart_lines')
      .selectAll()
      .where('cart_id', '=', cart.id)
      .orderBy('position')
      .execute();
    return {
      id: cart.id,
      lines: rows.map((row) => ({
        productId: row.product_id,
        addedAt: new Date(row.added_at),
        planPriceId: row.plan_price_id,
        options: JSON.parse(row.options) as StoredLine['options'],
        isExtended: row.extended === 1,
        isFree: row.is_free === 1,
      })),
      codeWord: cart.code_word,
      sellerWord: cart.seller_word,
      ...(cart.is_gift === 1 && { isGift: true }),
    };
  }
}

function keyOf(owner: CartOwner): readonly ['user_id' | 'cookie_hash', string] {
  return owner.kind === 'account' ? ['user_id', owner.userId] : ['cookie_hash', owner.cookieHash];
}
