import { type Kysely, type Selectable, sql } from 'kysely';
import { type ListedSurplus, SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { GivenBack, SurplusPayment, SurplusReason } from '#domain/payments/surplus-payment.ts';
import { money } from '#domain/shared/money.ts';
import type { SurplusPaymentsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { disputeStates, isUndecided } from '#domain/payments/dispute.ts';

/** Whether nobody has given the money back yet. */
export const surplusWaits = sql<boolean>`surplus_payments.given_back_at is null`;

export class SurplusPaymentsInSql extends SurplusPayments {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(surplus: SurplusPayment): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('surplus_payments')
      .values(rowOf(surplus))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async find(id: string): Promise<SurplusPayment | null> {
    const row = await this.db.selectFrom('surplus_payments').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : surplusOf(row);
  }

  async ofAttempt(attemptId: string): Promise<SurplusPayment | null> {
    const row = await this.db
      .selectFrom('surplus_payments')
      .selectAll()
      .where('attempt_id', '=', attemptId)
      .executeTakeFirst();
    return row === undefined ? null : surplusOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly SurplusPayment[]> {
    const rows = await this.db
      .selectFrom('surplus_payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('arrived_at')
      .orderBy('id')
      .execute();
    return rows.map(surplusOf);
  }

  async giveBack(id: string, { by, at, note }: GivenBack): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('surplus_payments')
      .set({ given_back_by: by, given_back_at: at.toISOString(), given_back_note: note })
      .where('id', '=', id)
      .where('given_back_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async list(which: 'open' | 'given-back', limit: number): Promise<readonly ListedSurplus[]> {
    const all = this.db
      .selectFrom('surplus_payments')
      .innerJoin('orders', 'orders.id', 'surplus_payments.order_id')
      .innerJoin('users as buyers', 'buyers.id', 'surplus_payments.user_id')
      .leftJoin('users as givers', 'givers.id', 'surplus_payments.given_back_by')
      .leftJoin('payment_attempts', 'payment_attempts.id', 'surplus_payments.attempt_id')
      .leftJoin('vouchers', 'vouchers.id', 'surplus_payments.voucher_id')
      .leftJoin('disputes', (join) =>
        join
          .onRef('disputes.surplus_id', '=', 'surplus_payments.id')
          .on('disputes.state', 'in', disputeStates.filter(isUndecided)),
      )
      .selectAll('surplus_payments')
      .select(['orders.number as order_number', 'buyers.email'])
      .select(['buyers.given_names', 'buyers.paternal_surname', 'buyers.maternal_surname'])
      .select(['givers.given_names as giver_names', 'givers.paternal_surname as giver_surname'])
      .select(['payment_attempts.gateway', 'payment_attempts.purchase_number', 'payment_attempts.code_until'])
      .select(['vouchers.bank', 'vouchers.operation_number', 'disputes.number as dispute'])
      .limit(limit);
    const rows =
      which === 'open'
        ? await all.where(surplusWaits).orderBy('arrived_at').orderBy('surplus_payments.id').execute()
        : await all
            .where('given_back_at', 'is not', null)
            .orderBy('given_back_at', 'desc')
            .orderBy('surplus_payments.id', 'desc')
            .execute();
    return rows.map((row) => ({
      ...surplusOf(row),
      orderNumber: row.order_number,
      dispute: row.dispute,
      buyer: {
        name: nameOfAccount(row),
        email: row.email,
      },
      found: {
        at: row.gateway ?? row.bank ?? '',
        number: row.purchase_number ?? row.operation_number ?? '',
        ...(row.code_until !== null && { isCode: true }),
      },
      givenBackBy: row.giver_names === null ? null : `${row.giver_names} ${row.giver_surname ?? ''}`.trim(),
    }));
  }
}

function rowOf({ source, givenBack, ...surplus }: SurplusPayment): Selectable<SurplusPaymentsTable> {
  return {
    id: surplus.id,
    order_id: surplus.orderId,
    user_id: surplus.userId,
    attempt_id: source.kind === 'attempt' ? source.id : null,
    voucher_id: source.kind === 'voucher' ? source.id : null,
    amount: surplus.amount,
    ...rowOfReason(surplus.reason),
    arrived_at: surplus.arrivedAt.toISOString(),
    given_back_by: givenBack?.by ?? null,
    given_back_at: givenBack?.at.toISOString() ?? null,
    given_back_note: givenBack?.note ?? null,
  };
}

type ReasonColumns = Pick<Selectable<SurplusPaymentsTable>, 'reason' | 'is_overpaid' | 'closer_reason'>;

/** What the check on `reason` knows of the reasons that came after it, as releases read them that know no more. */
const COARSE: Readonly<Partial<Record<SurplusReason, string>>> = {
  'seats-without-own': 'products-owned',
  'account-erased': 'attempt-refused',
};

function rowOfReason(reason: SurplusReason): ReasonColumns {
  if (reason === 'overpaid') return { reason: 'products-owned', is_overpaid: 1, closer_reason: null };
  const coarse = COARSE[reason];
  return { reason: coarse ?? reason, is_overpaid: 0, closer_reason: coarse === undefined ? null : reason };
}

/** Why the money of a row is not due. */
export function surplusReasonOf(row: ReasonColumns): SurplusReason {
  return row.is_overpaid === 1 ? 'overpaid' : ((row.closer_reason ?? row.reason) as SurplusReason);
}

function surplusOf(row: Selectable<SurplusPaymentsTable>): SurplusPayment {
  return {
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    source:
      row.attempt_id === null ? { kind: 'voucher', id: row.voucher_id ?? '' } : { kind: 'attempt', id: row.attempt_id },
    amount: money(row.amount),
    reason: surplusReasonOf(row),
    arrivedAt: new Date(row.arrived_at),
    givenBack:
      row.given_back_by === null || row.given_back_at === null
        ? null
        : { by: row.given_back_by, at: new Date(row.given_back_at), note: row.given_back_note ?? '' },
  };
}
