import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type CashCode,
  type GatewayWord,
  type PaymentAttempt,
  PaymentAttempts,
  type RefusedIn,
} from '#application/server/payments/ports/payment-attempts.ts';
import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import { money } from '#domain/shared/money.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { PaymentAttemptsTable } from '#adapters/server/sql/tables/order-tables.ts';
import { attemptIsUnresolved, attemptStateOf, hasOpenCode, statusOf } from './attempt-status.ts';

export class PaymentAttemptsInSql extends PaymentAttempts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(attempt: PaymentAttempt): Promise<void> {
    await this.db
      .insertInto('payment_attempts')
      .values({
        id: attempt.id,
        order_id: attempt.orderId,
        gateway: attempt.gateway,
        purchase_number: attempt.purchaseNumber,
        status: statusOf(attempt.state),
        amount: attempt.amount,
        session_key: attempt.sessionKey,
        ...columnsOf(attempt),
        code: attempt.code?.number ?? null,
        code_until: attempt.code?.until.toISOString() ?? null,
        code_asked_at: null,
        created_at: attempt.createdAt.toISOString(),
        updated_at: attempt.updatedAt.toISOString(),
      })
      .execute();
  }

  async find(id: string): Promise<PaymentAttempt | null> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : attemptOf(row);
  }

  async findByPurchaseNumber(gateway: string, purchaseNumber: string): Promise<PaymentAttempt | null> {
    const row = await this.#all()
      .where('gateway', '=', gateway)
      .where('purchase_number', '=', purchaseNumber)
      .executeTakeFirst();
    return row === undefined ? null : attemptOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly PaymentAttempt[]> {
    const rows = await this.#all().where('order_id', '=', orderId).execute();
    const byNumber = (one: { purchase_number: string }, other: { purchase_number: string }): number =>
      Number(one.purchase_number) - Number(other.purchase_number);
    return rows.toSorted(byNumber).map(attemptOf);
  }

  async latestOf(userId: string): Promise<PaymentAttempt | null> {
    const row = await this.db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .selectAll('payment_attempts')
      .where('orders.user_id', '=', userId)
      .orderBy('payment_attempts.created_at', 'desc')
      .orderBy('payment_attempts.purchase_number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : attemptOf(row);
  }

  async keepSession(id: string, sessionKey: string, at: Date): Promise<void> {
    await this.db
      .updateTable('payment_attempts')
      .set({ session_key: sessionKey, updated_at: at.toISOString() })
      .where('id', '=', id)
      .execute();
  }

  async move(id: string, from: AttemptState, to: AttemptState, at: Date, word?: GatewayWord): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('payment_attempts')
      .set({ status: statusOf(to), updated_at: at.toISOString(), ...(word === undefined ? {} : columnsOf(word)) })
      .where('id', '=', id)
      .where('status', '=', statusOf(from))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async keepCode(id: string, { number, until }: CashCode): Promise<void> {
    await this.db
      .updateTable('payment_attempts')
      .set({ code: number, code_until: until.toISOString() })
      .where('id', '=', id)
      .execute();
  }

  async codesToAsk(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('payment_attempts')
      .select('id')
      .where(hasOpenCode)
      .where(notAskedSince(before))
      .orderBy((order) => order.fn.coalesce('code_asked_at', 'created_at'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async neverHeardOf({ from, until }: RefusedIn, before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('status', '=', 'refused')
      .where('updated_at', '>=', from.toISOString())
      .where('updated_at', '<', until.toISOString())
      .where('transaction_id', 'is', null)
      .where('action_code', 'is', null)
      .where('action_text', 'is not', null)
      .where(notAskedSince(before))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async claimAsking(id: string, before: Date, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('payment_attempts')
      .set({ code_asked_at: at.toISOString() })
      .where('id', '=', id)
      .where(notAskedSince(before))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async unresolved(limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('payment_attempts')
      .select('id')
      .where(attemptIsUnresolved)
      .orderBy('updated_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  #all() {
    return this.db.selectFrom('payment_attempts').selectAll();
  }
}

function columnsOf(word: GatewayWord) {
  return {
    transaction_id: word.transactionId,
    action_code: word.actionCode,
    action_text: word.buyerText,
    card_mask: word.cardMask,
    card_brand: word.cardBrand,
  };
}

const notAskedSince = (before: Date) =>
  sql<boolean>`(code_asked_at is null or code_asked_at < ${before.toISOString()})`;

function attemptOf(row: Selectable<PaymentAttemptsTable>): PaymentAttempt {
  return {
    id: row.id,
    orderId: row.order_id,
    gateway: row.gateway,
    purchaseNumber: row.purchase_number,
    state: attemptStateOf(row),
    amount: money(row.amount),
    sessionKey: row.session_key,
    ...(row.code_until !== null && { code: { number: row.code, until: new Date(row.code_until) } }),
    transactionId: row.transaction_id,
    actionCode: row.action_code,
    buyerText: row.action_text,
    cardMask: row.card_mask,
    cardBrand: row.card_brand,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
