import { type Kysely, sql } from 'kysely';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { attemptIsUnresolved, attemptStateOf } from '#adapters/server/sql/payments/attempt-status.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { ListedOrder, OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { type FoundOrder, OfficeOrders, type OrderSearch } from '#application/server/orders/ports/office-orders.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { money } from '#domain/shared/money.ts';
import type { VoucherState } from '#domain/vouchers/voucher.ts';
import { refundWaits } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { surplusReasonOf } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { buyerColumns, namedBy } from './orders-by-word.ts';
import { receiptsOfOrder } from './receipts-of-order.ts';
import { titlesOfOrders } from './titles-of-orders.ts';

export class OfficeOrdersInSql extends OfficeOrders {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async list(search: OrderSearch): Promise<{ found: readonly ListedOrder[]; total: number }> {
    const { state, method, refundAsked, paymentUnknown, from, until } = search;
    const narrowed = this.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .$if(state !== null, (asked) => asked.where('orders.status', '=', state ?? ''))
      .$if(method !== null, (asked) => asked.where('orders.payment_method', '=', method))
      .$if(refundAsked, (asked) => asked.where(refundAskedOf))
      .$if(paymentUnknown, (asked) => asked.where(paymentUnknownOf))
      .$if(from !== null, (asked) => asked.where('orders.created_at', '>=', from?.toISOString() ?? ''))
      .$if(until !== null, (asked) => asked.where('orders.created_at', '<', until?.toISOString() ?? ''));
    const named = search.words.reduce((asked, word) => asked.where(namedBy(this.db, word)), narrowed);
    const { total } = await named
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await named
      .leftJoin('gifts', 'gifts.order_id', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.status', 'orders.payment_method', 'orders.new_total'])
      .select(['orders.created_at', 'gifts.order_id as gift', ...buyerColumns])
      .select(sql<number>`case when ${refundAskedOf} then 1 else 0 end`.as('refund_asked'))
      .orderBy('orders.number', 'desc')
      .offset(search.offset)
      .limit(search.limit)
      .execute();
    const titles = await titlesOfOrders(
      this.db,
      rows.map(({ id }) => id),
    );
    const found = rows.map((row) => ({
      number: row.number,
      state: row.status as OrderState,
      paymentMethod: row.payment_method as PaymentMethod | null,
      total: money(row.new_total),
      buyer: buyerOf(row),
      titles: titles.get(row.id) ?? [],
      isGift: row.gift !== null,
      isRefundAsked: row.refund_asked === 1,
      createdAt: row.created_at,
    }));
    return { found, total: Number(total) };
  }

  async find(number: number): Promise<FoundOrder | null> {
    const row = await this.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['orders.id', ...buyerColumns])
      .where('orders.number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : { id: row.id, buyer: buyerOf(row), trail: await this.#trailOf(row.id) };
  }

  async #trailOf(orderId: string): Promise<OrderTrail> {
    return {
      attempts: await this.#attemptsOf(orderId),
      vouchers: await this.#vouchersOf(orderId),
      surplus: await this.#surplusOf(orderId),
      receipts: await receiptsOfOrder(this.db, orderId),
      grants: await this.#grantsOf(orderId),
      notices: await this.#noticesOf(orderId),
    };
  }

  async #attemptsOf(orderId: string): Promise<OrderTrail['attempts']> {
    const rows = await this.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      gateway: row.gateway,
      purchaseNumber: row.purchase_number,
      ...(row.code !== null && { code: row.code }),
      state: attemptStateOf(row),
      amount: money(row.amount),
      buyerText: row.action_text,
      actionCode: row.action_code,
      cardMask: row.card_mask,
      transactionId: row.transaction_id,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }));
  }

  async #vouchersOf(orderId: string): Promise<OrderTrail['vouchers']> {
    const rows = await this.db
      .selectFrom('vouchers')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('sent_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      bank: row.bank,
      operationNumber: row.operation_number,
      paidOn: row.paid_on,
      amount: money(row.amount),
      state: row.state as VoucherState,
      sentAt: row.sent_at,
      reason: row.decision_reason ?? '',
      file: row.file_key || null,
    }));
  }

  async #surplusOf(orderId: string): Promise<OrderTrail['surplus']> {
    const rows = await this.db
      .selectFrom('surplus_payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('arrived_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      amount: money(row.amount),
      reason: surplusReasonOf(row),
      arrivedAt: row.arrived_at,
      givenBackAt: row.given_back_at,
    }));
  }

  async #grantsOf(orderId: string): Promise<OrderTrail['grants']> {
    const rows = await this.db
      .selectFrom('grants')
      .innerJoin('products', 'products.id', 'grants.product_id')
      .innerJoin('users', 'users.id', 'grants.user_id')
      .select(['products.title', 'grants.granted_at', 'grants.ends_at', ...buyerColumns])
      .where('grants.order_id', '=', orderId)
      .orderBy('grants.granted_at')
      .orderBy('products.title')
      .execute();
    return rows.map((row) => ({
      title: row.title,
      holder: buyerOf(row),
      grantedAt: row.granted_at,
      endsAt: row.ends_at,
    }));
  }

  async #noticesOf(orderId: string): Promise<OrderTrail['notices']> {
    const rows = await this.db
      .selectFrom('order_notices')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(({ kind, text, at, seen_at: seen }) => ({
      kind: kind as NoticeKind,
      text,
      at,
      isSeen: seen !== null,
    }));
  }
}

/** Whether a buyer's request for money back waits for somebody of the office. */
const refundAskedOf = sql<boolean>`exists (
  select 1 from refunds where refunds.order_id = orders.id and ${refundWaits}
)`;

/** Whether the school does not know how one of its payments ended. */
const paymentUnknownOf = sql<boolean>`exists (
  select 1 from payment_attempts where payment_attempts.order_id = orders.id and ${attemptIsUnresolved}
)`;

const buyerOf = (row: Parameters<typeof nameOfAccount>[0] & { readonly email: string }) => ({
  name: nameOfAccount(row),
  email: row.email,
});
