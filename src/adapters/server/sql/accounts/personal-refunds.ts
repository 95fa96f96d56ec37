import type { Kysely } from 'kysely';
import type { PersonalRecord } from '#application/server/accounts/ports/personal-records.ts';
import { surplusReasonOf } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What money came back to somebody, or is to. */
export async function givenBackTo(
  db: Kysely<SchoolDatabase>,
  userId: string,
): Promise<Pick<PersonalRecord, 'surplusPayments' | 'refunds' | 'disputes' | 'creditNotes'>> {
  const surplus = await db
    .selectFrom('surplus_payments')
    .innerJoin('orders', 'orders.id', 'surplus_payments.order_id')
    .select(['orders.number as order', 'surplus_payments.amount', 'arrived_at as arrivedAt'])
    .select(['reason', 'is_overpaid', 'closer_reason'])
    .select(['given_back_at as givenBackAt', 'given_back_note as givenBackNote'])
    .where('surplus_payments.user_id', '=', userId)
    .orderBy('arrived_at')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.number as order', 'refunds.state', 'refunds.amount', 'refunds.asked_at as askedAt'])
    .select(['refunds.words', 'refunds.answer', 'refunds.operation as operationNumber'])
    .where('refunds.user_id', '=', userId)
    .orderBy('refunds.number')
    .execute();
  const disputes = await db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.order_id')
    .select(['orders.number as order', 'disputes.state', 'disputes.amount', 'disputes.opened_on as openedOn'])
    .select(['disputes.reason', 'disputes.words', 'disputes.answer'])
    .where('disputes.user_id', '=', userId)
    .orderBy('disputes.number')
    .execute();
  const creditNotes = await db
    .selectFrom('credit_notes')
    .select(['series', 'number', 'issued_at as issuedAt', 'total'])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('replaced_credit_notes')
        .select(['series', 'number', 'issued_at as issuedAt', 'total'])
        .where('user_id', '=', userId),
    )
    .unionAll(
      db
        .selectFrom('correction_notes')
        .select(['series', 'number', 'issued_at as issuedAt', 'total'])
        .where('user_id', '=', userId),
    )
    .unionAll(
      db
        .selectFrom('replaced_correction_notes')
        .select(['series', 'number', 'issued_at as issuedAt', 'total'])
        .where('user_id', '=', userId),
    )
    .orderBy('issuedAt')
    .execute();
  const surplusPayments = surplus.map(({ is_overpaid, closer_reason, ...row }) => ({
    ...row,
    reason: surplusReasonOf({ reason: row.reason, is_overpaid, closer_reason }),
  }));
  return { surplusPayments, refunds, disputes, creditNotes };
}
