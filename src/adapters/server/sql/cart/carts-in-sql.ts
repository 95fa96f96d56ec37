import type { Kysely, Selectable } from 'kysely';
import {
  type CartEvent,
  type CartOwner,
  Carts,
  type StoredCart,
  type StoredLine,
} from '#application/server/cart/ports/carts.ts';
import { CompiledOnce } from '#adapters/server/sql/shared/compiled-once.ts';
import type { CartLinesTable, CartsTable } from '#adapters/server/sql/tables/order-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const cartColumns = ['id', 'code_word', 'seller_word', 'is_gift'] as const;
const lineColumns = ['product_id', 'added_at', 'plan_price_id', 'options', 'extended', 'is_free'] as const;

type OwnerColumn = 'user_id' | 'cookie_hash';

// What every reading and every addition asks.
const finding = { user_id: findingBy('user_id'), cookie_hash: findingBy('cookie_hash') };
const locking = { user_id: lockingBy('user_id'), cookie_hash: lockingBy('cookie_hash') };
const linesOf = new CompiledOnce((db, { id }: { readonly id: string }) =>
  db.selectFrom('cart_lines').select(lineColumns).where('cart_id', '=', id).orderBy('position'),
);
const addingLine = new CompiledOnce((db, line: Selectable<CartLinesTable>) =>
  db.insertInto('cart_lines').values({
    cart_id: line.cart_id,
    product_id: line.product_id,
    position: line.position,
    added_at: line.added_at,
    plan_price_id: line.plan_price_id,
    options: line.options,
    extended: line.extended,
    is_free: line.is_free,
  }),
);

function findingBy(column: OwnerColumn) {
  return new CompiledOnce((db, { value }: { readonly value: string }) =>
    db
      .selectFrom('carts')
      .leftJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
      .select(cartColumns.map((name) => `carts.${name}` as const))
      .select(lineColumns.map((name) => `cart_lines.${name}` as const))
      .where(`carts.${column}`, '=', value)
      .orderBy('cart_lines.position'),
  );
}

/** Makes the cart of an owner who has none; a row of it as it is then. */
function lockingBy(column: OwnerColumn) {
  return new CompiledOnce(
    (db, { id, value, now }: { readonly id: string; readonly value: string; readonly now: string }) =>
      db
        .insertInto('carts')
        .values({
          id,
          cookie_hash: null,
          user_id: null,
          code_word: null,
          seller_word: null,
          created_at: now,
          updated_at: now,
          [column]: value,
        })
        .onConflict((conflict) => conflict.column(column).doUpdateSet({ updated_at: now }))
        .returning(cartColumns),
  );
}

export class CartsInSql extends Carts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(owner: CartOwner): Promise<StoredCart | null> {
    const [column, value] = keyOf(owner);
    const rows = await finding[column].rows(this.db, { value });
    const [cart] = rows;
    return cart === undefined ? null : storedOf(cart, rows.flatMap(lineOf));
  }

  async lock(owner: CartOwner, newId: string, now: Date): Promise<StoredCart> {
    const [column, value] = keyOf(owner);
    // Writing the row is the lock, on both engines: whoever comes second waits here and reads what the first one left.
    const [row] = await locking[column].rows(this.db, { id: newId, value, now: now.toISOString() });
    if (row === undefined) throw new Error('A cart that was written is not there');
    // By a statement of its own: this one sees what whoever held the lock has left.
    const lines = await linesOf.rows(this.db, { id: row.id });
    return storedOf(row, lines.flatMap(lineOf));
  }

  async save(cart: StoredCart, locked: StoredCart | null = null): Promise<void> {
    if (locked === null || JSON.stringify(headOf(cart)) !== JSON.stringify(headOf(locked))) {
      await this.db.updateTable('carts').set(headOf(cart)).where('id', '=', cart.id).execute();
    }
    const [before, after] = [locked === null ? null : writtenLines(locked), writtenLines(cart)];
    const isSame = (productId: number): boolean => before !== null && before.get(productId) === after.get(productId);
    const gone = before === null ? null : [...before.keys()].filter((productId) => !isSame(productId));
    if (gone === null || gone.length > 0) {
      await this.db
        .deleteFrom('cart_lines')
        .where('cart_id', '=', cart.id)
        .$if(gone !== null, (deletion) => deletion.where('product_id', 'in', gone ?? []))
        .execute();
    }
    const rows = cart.lines.map((line, position) => rowOf(cart.id, line, position));
    const changed = rows.filter(({ product_id: productId }) => !isSame(productId));
    const [first, ...further] = changed;
    if (first !== undefined && further.length === 0) await addingLine.rows(this.db, first);
    else if (changed.length > 0) await this.db.insertInto('cart_lines').values(changed).execute();
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
}

type CartRow = Pick<Selectable<CartsTable>, (typeof cartColumns)[number]>;
type LineRow = Pick<Selectable<CartLinesTable>, (typeof lineColumns)[number]>;

function storedOf(cart: CartRow, lines: readonly StoredLine[]): StoredCart {
  return {
    id: cart.id,
    lines,
    codeWord: cart.code_word,
    sellerWord: cart.seller_word,
    ...(cart.is_gift === 1 && { isGift: true }),
  };
}

/** None where a cart without lines was joined with nothing. */
function lineOf(row: { readonly [C in keyof LineRow]: LineRow[C] | null }): readonly StoredLine[] {
  if (row.product_id === null || row.added_at === null) return [];
  return [
    {
      productId: row.product_id,
      addedAt: new Date(row.added_at),
      planPriceId: row.plan_price_id,
      options: JSON.parse(row.options ?? '[]') as StoredLine['options'],
      isExtended: row.extended === 1,
      isFree: row.is_free === 1,
    },
  ];
}

function rowOf(cartId: string, line: StoredLine, position: number): Selectable<CartLinesTable> {
  return {
    cart_id: cartId,
    product_id: line.productId,
    position,
    added_at: line.addedAt.toISOString(),
    plan_price_id: line.planPriceId,
    options: JSON.stringify(line.options),
    extended: line.isExtended ? 1 : 0,
    is_free: line.isFree ? 1 : 0,
  };
}

function headOf({ codeWord, sellerWord, isGift }: StoredCart) {
  return { code_word: codeWord, seller_word: sellerWord, is_gift: isGift === true ? 1 : 0 } as const;
}

/** What is written of each line, by its product. */
function writtenLines({ id, lines }: StoredCart): ReadonlyMap<number, string> {
  return new Map(lines.map((line, position) => [line.productId, JSON.stringify(rowOf(id, line, position))]));
}

function keyOf(owner: CartOwner): readonly [OwnerColumn, string] {
  return owner.kind === 'account' ? ['user_id', owner.userId] : ['cookie_hash', owner.cookieHash];
}
