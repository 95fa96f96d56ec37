import { type Kysely, type Selectable, sql } from 'kysely';
import type { RefusedIn } from '#application/server/payments/ports/payment-attempts.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { Refund, RefundState, RefundWay } from '#domain/payments/refund.ts';
import type { CreditedLine, CreditReason } from '#domain/receipts/credit-note.ts';
import { money } from '#domain/shared/money.ts';
import type { RefundsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Whether a buyer asked for money back and nobody has answered yet. */
export const refundWaits = sql<boolean>`(refunds.state = 'requested' and refunds.decided_by is null)`;

export class RefundsInSql extends Refunds {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async nextNumber(): Promise<number> {
    const { value } = await this.db
      .insertInto('counters')
      .values({ name: 'refunds', value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return value;
  }

  async add(refund: Refund): Promise<void> {
    await this.db.insertInto('refunds').values(rowOf(refund)).execute();
  }

  async find(id: string): Promise<Refund | null> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : refundOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly Refund[]> {
    const rows = await this.#all().where('order_id', '=', orderId).orderBy('number').execute();
    return rows.map(refundOf);
  }

  async ofUser(userId: string, limit: number): Promise<readonly Refund[]> {
    const rows = await this.#all().where('user_id', '=', userId).orderBy('number', 'desc').limit(limit).execute();
    return rows.map(refundOf);
  }

  async move(refund: Refund, from: RefundState): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('refunds')
      .set(rowOf(refund))
      .where('id', '=', refund.id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async unresolved(limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('refunds')
      .select('id')
      .where('state', 'in', ['requested', 'sending', 'unknown'])
      .where('attempt_id', 'is not', null)
      .orderBy('updated_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async refusedIn({ from, until }: RefusedIn, before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('refunds')
      .select('id')
      .where('state', '=', 'refused')
      .where('attempt_id', 'is not', null)
      .where('updated_at', '>=', from.toISOString())
      .where('updated_at', '<', until.toISOString())
      .where(notAskedSince(before))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async claimAsking(id: string, before: Date, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('refunds')
      .set({ asked_again_at: at.toISOString() })
      .where('id', '=', id)
      .where(notAskedSince(before))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #all() {
    return this.db.selectFrom('refunds').selectAll();
  }
}

const notAskedSince = (before: Date) =>
  sql<boolean>`(asked_again_at is null or asked_again_at < ${before.toISOString()})`;

function rowOf({ way, ...refund }: Refund): Omit<Selectable<RefundsTable>, 'asked_again_at'> {
  return {
    id: refund.id,
    number: refund.number,
    order_id: refund.orderId,
    user_id: refund.userId,
    state: refund.state,
    reason: refund.reason,
    lines: JSON.stringify(refund.lines),
    amount: refund.amount,
    keeps_access: refund.keepsAccess ? 1 : 0,
    asked_by: refund.askedBy,
    asked_at: refund.askedAt.toISOString(),
    words: refund.words,
    decided_by: refund.decidedBy,
    answer: refund.answer,
    attempt_id: way?.kind === 'gateway' || way?.kind === 'dispute' ? way.attemptId : null,
    operation: way?.kind === 'transfer' ? way.operation : null,
    dispute_id: way?.kind === 'dispute' ? way.disputeId : null,
    gateway_text: refund.gatewayText,
    updated_at: refund.updatedAt.toISOString(),
  };
}

function refundOf(row: Selectable<RefundsTable>): Refund {
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    userId: row.user_id,
    state: row.state as RefundState,
    reason: row.reason as CreditReason,
    lines: JSON.parse(row.lines) as readonly CreditedLine[],
    amount: money(row.amount),
    keepsAccess: row.keeps_access === 1,
    askedBy: row.asked_by,
    askedAt: new Date(row.asked_at),
    words: row.words,
    decidedBy: row.decided_by,
    answer: row.answer,
    way: wayOf(row),
    gatewayText: row.gateway_text,
    updatedAt: new Date(row.updated_at),
  };
}

function wayOf(row: Selectable<RefundsTable>): RefundWay | null {
  const { attempt_id: attemptId, operation, dispute_id: disputeId } = row;
  if (attemptId !== null && disputeId !== null) return { kind: 'dispute', disputeId, attemptId };
  if (attemptId !== null) return { kind: 'gateway', attemptId };
  return operation === null ? null : { kind: 'transfer', operation };
}
