import type { Kysely, Selectable } from 'kysely';
import {
  type NewOrder,
  type Order,
  type OrderChoices,
  type OrderLine,
  Orders,
} from '#application/server/orders/ports/orders.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { GiftDetails } from '#domain/orders/gift.ts';
import { giftDetailsOf, giftRowOf } from './gift-rows.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { OrderLinesTable, OrdersTable } from '#adapters/server/sql/tables/order-tables.ts';

export class OrdersInSql extends Orders {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async nextNumber(): Promise<number> {
    const { value } = await this.db
      .insertInto('counters')
      .values({ name: 'orders', value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return value;
  }

  async add(order: NewOrder): Promise<void> {
    await this.db.insertInto('orders').values(rowOf(order)).execute();
    await this.db
      .insertInto('order_lines')
      .values(order.lines.map((line, position) => lineRowOf(order.id, position, line)))
      .execute();
    if (order.gift !== undefined) await this.db.insertInto('gifts').values(giftRowOf(order.id, order.gift)).execute();
  }

  async find(id: string): Promise<Order | null> {
    return this.#complete(await this.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst());
  }

  async findByCreationKey(creationKey: string): Promise<Order | null> {
    return this.#complete(
      await this.db.selectFrom('orders').selectAll().where('creation_key', '=', creationKey).executeTakeFirst(),
    );
  }

  async lock(id: string): Promise<Order | null> {
    // Writing the row is the lock, on both engines.
    const row = await this.db
      .updateTable('orders')
      .set((column) => ({ status: column.ref('status') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return this.#complete(row);
  }

  async move(id: string, state: OrderState, at: Date): Promise<void> {
    await this.db
      .updateTable('orders')
      .set({
        status: state,
        updated_at: at.toISOString(),
        ...(state === 'confirmed' ? { confirmed_at: at.toISOString() } : {}),
      })
      .where('id', '=', id)
      .execute();
  }

  async markNeverDue(id: string, productIds: ReadonlySet<number>): Promise<void> {
    if (productIds.size === 0) return;
    await this.db
      .updateTable('order_lines')
      .set({ is_never_due: 1 })
      .where('order_id', '=', id)
      .where('product_id', 'in', [...productIds])
      .execute();
  }

  async ofUser(userId: string, limit: number): Promise<readonly Order[]> {
    const rows = await this.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    const ids = rows.map(({ id }) => id);
    const [lines, gifts] = [await this.#linesOf(ids), await this.#giftsOf(ids)];
    return rows.map((row) => orderOf(row, lines.get(row.id) ?? [], gifts.get(row.id)));
  }

  async overdue(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'continue')
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async awaitingReceipt(limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'confirmed')
      .where('billing', '<>', 'null')
      .orderBy('created_at')
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async #complete(row: Selectable<OrdersTable> | undefined): Promise<Order | null> {
    if (row === undefined) return null;
    const gift = (await this.#giftsOf([row.id])).get(row.id);
    return orderOf(row, (await this.#linesOf([row.id])).get(row.id) ?? [], gift);
  }

  async #giftsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, GiftDetails>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db.selectFrom('gifts').selectAll().where('order_id', 'in', orderIds).execute();
    return new Map(rows.map((row) => [row.order_id, giftDetailsOf(row)]));
  }

  async #linesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly OrderLine[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('order_lines')
      .innerJoin('products', 'products.id', 'order_lines.product_id')
      .selectAll('order_lines')
      .select('products.slug')
      .where('order_lines.order_id', 'in', orderIds)
      .orderBy('order_lines.position')
      .execute();
    return new Map(orderIds.map((id) => [id, rows.filter((row) => row.order_id === id).map(lineOf)]));
  }
}

function rowOf(order: NewOrder): Selectable<OrdersTable> {
  const { totals, code } = order.snapshot;
  return {
    id: order.id,
    number: order.number,
    user_id: order.userId,
    status: order.state,
    payment_method: order.paymentMethod,
    total: totals.price,
    discount: totals.discount,
    new_total: totals.net,
    base: totals.base,
    tax: totals.tax,
    snapshot: JSON.stringify(order.snapshot),
    billing: JSON.stringify(order.billing),
    code_word: code?.word ?? null,
    terms_version: order.termsVersion,
    creation_key: order.creationKey,
    created_at: order.createdAt.toISOString(),
    updated_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    confirmed_at: order.confirmedAt?.toISOString() ?? null,
  };
}

function lineRowOf(orderId: string, position: number, line: OrderLine): Selectable<OrderLinesTable> {
  return {
    order_id: orderId,
    position,
    product_id: line.productId,
    title: line.title,
    kind: line.kind,
    rate: line.taxRate,
    price: line.price,
    discount: line.discount,
    net: line.net,
    base: line.base,
    tax: line.tax,
    choices: JSON.stringify(line.choices),
    is_never_due: line.isNeverDue === true ? 1 : 0,
  };
}

function orderOf(row: Selectable<OrdersTable>, lines: readonly OrderLine[], gift: GiftDetails | undefined): Order {
  return {
    id: row.id,
    number: row.number,
    userId: row.user_id,
    state: row.status as OrderState,
    paymentMethod: row.payment_method as PaymentMethod | null,
    snapshot: JSON.parse(row.snapshot) as OrderSnapshot,
    lines,
    billing: JSON.parse(row.billing) as BillingRecord | null,
    termsVersion: row.terms_version,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    ...(gift !== undefined && { gift }),
  };
}

function lineOf(row: Selectable<OrderLinesTable> & { readonly slug: string }): OrderLine {
  return {
    productId: row.product_id,
    kind: row.kind as ProductKind,
    slug: row.slug,
    title: row.title,
    taxRate: rate(row.rate),
    price: money(row.price),
    discount: money(row.discount),
    net: money(row.net),
    base: money(row.base),
    tax: money(row.tax),
    choices: JSON.parse(row.choices) as OrderChoices,
    ...(row.is_never_due === 1 && { isNeverDue: true }),
  };
}
