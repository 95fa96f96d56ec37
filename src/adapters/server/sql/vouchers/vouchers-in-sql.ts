import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type ListedVoucher,
  type Voucher,
  type VoucherDecision,
  Vouchers,
} from '#application/server/vouchers/ports/vouchers.ts';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { titlesOfOrders } from '#adapters/server/sql/orders/titles-of-orders.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { operationKey, type VoucherState } from '#domain/vouchers/voucher.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money, type Money } from '#domain/shared/money.ts';
import type { VouchersTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const OPEN = ['sent', 'review'] as const;
/** States of a movement that, without a voucher, is a part of an order. */
const PARTS: readonly string[] = ['held', 'confirmed', 'returned'];

/** Whether a voucher waits for somebody of the office; one whose buyer was asked for the rest waits for the buyer. */
export const voucherWaits = sql<boolean>`(vouchers.state in ('sent', 'review') and vouchers.rest_asked_at is null)`;

export class VouchersInSql extends Vouchers {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(voucher: Voucher): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('vouchers')
      .values(rowOf(voucher))
      // The two partial unique indexes decide, not a look beforehand.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async isOfPart(bank: string, key: string): Promise<boolean> {
    const rows = await this.db
      .selectFrom('bank_movements')
      .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_movements.account_id')
      .select(['bank_movements.id', 'operation'])
      .where('bank', '=', bank)
      .where('voucher_id', 'is', null)
      .execute();
    const ids = rows.filter(({ operation }) => operationKey(operation) === key).map(({ id }) => id);
    if (ids.length === 0) return false;
    // Whoever decides about one of them at this moment is waited for.
    const locked = await this.db
      .updateTable('bank_movements')
      .set((column) => ({ state: column.ref('state') }))
      .where('id', 'in', ids)
      .where('voucher_id', 'is', null)
      .returning('state')
      .execute();
    return locked.some(({ state }) => PARTS.includes(state));
  }

  async find(id: string): Promise<Voucher | null> {
    const row = await this.db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : voucherOf(row);
  }

  async openOf(orderId: string): Promise<Voucher | null> {
    const row = await this.db
      .selectFrom('vouchers')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('state', 'in', OPEN)
      .executeTakeFirst();
    return row === undefined ? null : voucherOf(row);
  }

  async ofUser(userId: string, limit: number): Promise<readonly Voucher[]> {
    const rows = await this.db
      .selectFrom('vouchers')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(voucherOf);
  }

  async hold(id: string, received: Money, on: PlainDate, askedAt: Date): Promise<void> {
    await this.#raise(id, { amount: received, paid_on: on, state: 'review', rest_asked_at: askedAt.toISOString() });
  }

  async complete(id: string, amount: Money, on: PlainDate, state: VoucherState): Promise<void> {
    await this.#raise(id, { amount, paid_on: on, state, rest_asked_at: null });
  }

  async #raise(
    id: string,
    to: Pick<Selectable<VouchersTable>, 'amount' | 'paid_on' | 'state' | 'rest_asked_at'>,
  ): Promise<void> {
    await this.db.updateTable('vouchers').set(to).where('id', '=', id).where('state', 'in', OPEN).execute();
  }

  async decide(id: string, state: 'approved' | 'rejected', decision: VoucherDecision): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('vouchers')
      .set({
        state,
        decided_by: decision.by,
        decided_at: decision.at.toISOString(),
        decision_reason: decision.reason,
        rest_asked_at: null,
      })
      .where('id', '=', id)
      .where('state', 'in', OPEN)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async list(which: 'open' | 'decided', limit: number): Promise<readonly ListedVoucher[]> {
    const all = this.db
      .selectFrom('vouchers')
      .innerJoin('orders', 'orders.id', 'vouchers.order_id')
      .innerJoin('users as buyers', 'buyers.id', 'vouchers.user_id')
      .leftJoin('users as deciders', 'deciders.id', 'vouchers.decided_by')
      .selectAll('vouchers')
      .select(['orders.number as order_number', 'orders.new_total', 'orders.status', 'orders.code_word'])
      .select(['buyers.given_names', 'buyers.paternal_surname', 'buyers.maternal_surname', 'buyers.email'])
      .select(['deciders.given_names as decider_names', 'deciders.paternal_surname as decider_surname'])
      .limit(limit);
    const rows =
      which === 'open'
        ? await all.where(voucherWaits).orderBy('vouchers.sent_at').orderBy('vouchers.id').execute()
        : await all
            .where('vouchers.state', 'not in', OPEN)
            .orderBy('vouchers.decided_at', 'desc')
            .orderBy('vouchers.id', 'desc')
            .execute();
    const titles = await titlesOfOrders(
      this.db,
      rows.map((row) => row.order_id),
    );
    return rows.map((row) => ({
      ...voucherOf(row),
      order: {
        number: row.order_number,
        titles: titles.get(row.order_id) ?? [],
        total: money(row.new_total),
        state: row.status as OrderState,
        codeWord: row.code_word,
      },
      buyer: {
        name: nameOfAccount(row),
        email: row.email,
      },
      decidedBy: row.decider_names === null ? null : `${row.decider_names} ${row.decider_surname ?? ''}`.trim(),
    }));
  }
}

function rowOf(voucher: Voucher): Selectable<VouchersTable> {
  const { decision } = voucher;
  return {
    id: voucher.id,
    order_id: voucher.orderId,
    user_id: voucher.userId,
    bank_account_id: voucher.bankAccountId,
    bank: voucher.bank,
    operation_number: voucher.operationNumber,
    operation_key: operationKey(voucher.operationNumber),
    paid_on: voucher.paidOn,
    amount: voucher.amount,
    payer_name: voucher.payerName,
    file_key: voucher.file?.key ?? '',
    file_type: voucher.file?.mediaType ?? '',
    state: voucher.state,
    sent_at: voucher.sentAt.toISOString(),
    decided_by: decision?.by ?? null,
    decided_at: decision?.at.toISOString() ?? null,
    decision_reason: decision?.reason ?? null,
    rest_asked_at: voucher.restAskedAt?.toISOString() ?? null,
  };
}

function voucherOf(row: Selectable<VouchersTable>): Voucher {
  return {
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    bankAccountId: row.bank_account_id,
    bank: row.bank,
    operationNumber: row.operation_number,
    paidOn: row.paid_on as PlainDate,
    amount: money(row.amount),
    payerName: row.payer_name,
    file: row.file_key === '' ? null : { key: row.file_key, mediaType: row.file_type },
    state: row.state as VoucherState,
    sentAt: new Date(row.sent_at),
    decision:
      row.decided_by === null || row.decided_at === null
        ? null
        : { by: row.decided_by, at: new Date(row.decided_at), reason: row.decision_reason ?? '' },
    ...(row.rest_asked_at !== null && { restAskedAt: new Date(row.rest_asked_at) }),
  };
}
