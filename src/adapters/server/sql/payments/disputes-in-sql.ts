import type { Kysely, Selectable } from 'kysely';
import { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { Dispute, DisputeReason, DisputeState } from '#domain/payments/dispute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import type { DisputesTable } from '#adapters/server/sql/tables/dispute-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class DisputesInSql extends Disputes {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async nextNumber(): Promise<number> {
    const { value } = await this.db
      .insertInto('counters')
      .values({ name: 'disputes', value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return value;
  }

  async add(dispute: Dispute): Promise<void> {
    await this.db.insertInto('disputes').values(rowOf(dispute)).execute();
  }

  async find(id: string): Promise<Dispute | null> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : disputeOf(row);
  }

  async numbered(number: number): Promise<Dispute | null> {
    const row = await this.#all().where('number', '=', number).executeTakeFirst();
    return row === undefined ? null : disputeOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly Dispute[]> {
    const rows = await this.#all().where('order_id', '=', orderId).orderBy('number').execute();
    return rows.map(disputeOf);
  }

  async move(dispute: Dispute, from: DisputeState): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('disputes')
      .set(rowOf(dispute))
      .where('id', '=', dispute.id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #all() {
    return this.db.selectFrom('disputes').selectAll();
  }
}

function rowOf(dispute: Dispute): Selectable<DisputesTable> {
  return {
    id: dispute.id,
    number: dispute.number,
    order_id: dispute.orderId,
    user_id: dispute.userId,
    attempt_id: dispute.attemptId,
    surplus_id: dispute.surplusId,
    amount: dispute.amount,
    reason: dispute.reason,
    words: dispute.words,
    opened_on: dispute.openedOn,
    answer_by: dispute.answerBy,
    state: dispute.state,
    noted_by: dispute.notedBy,
    noted_at: dispute.notedAt.toISOString(),
    answer: dispute.answer,
    updated_at: dispute.updatedAt.toISOString(),
  };
}

/** A dispute as a row has it. */
export function disputeOf(row: Selectable<DisputesTable>): Dispute {
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    userId: row.user_id,
    attemptId: row.attempt_id,
    surplusId: row.surplus_id,
    amount: money(row.amount),
    reason: row.reason as DisputeReason,
    words: row.words,
    openedOn: row.opened_on as PlainDate,
    answerBy: row.answer_by as PlainDate,
    state: row.state as DisputeState,
    notedBy: row.noted_by,
    notedAt: new Date(row.noted_at),
    answer: row.answer,
    updatedAt: new Date(row.updated_at),
  };
}
