import { type Kysely, sql } from 'kysely';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { type ListedDispute, OfficeDisputes } from '#application/server/payments/ports/office-disputes.ts';
import type { DisputeFilter, DisputeState } from '#domain/payments/dispute.ts';
import { money } from '#domain/shared/money.ts';
import { disputeOf } from './disputes-in-sql.ts';

/** Whether the school has still to answer it: what waits for somebody of the office. */
export const disputeWaits = sql<boolean>`disputes.state = 'open'`;

const STATES: Readonly<Record<DisputeFilter, readonly DisputeState[]>> = {
  waiting: ['open'],
  answered: ['answered'],
  decided: ['won', 'lost', 'accepted'],
};

export class OfficeDisputesInSql extends OfficeDisputes {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async list({
    which,
    offset,
    limit,
  }: {
    readonly which: DisputeFilter;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly found: readonly ListedDispute[]; readonly total: number }> {
    const asked = this.db
      .selectFrom('disputes')
      .$if(which === 'waiting', (query) => query.where(disputeWaits))
      .$if(which !== 'waiting', (query) => query.where('disputes.state', 'in', STATES[which]));
    const { total } = await asked
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await asked
      .innerJoin('orders', 'orders.id', 'disputes.order_id')
      .innerJoin('users', 'users.id', 'disputes.user_id')
      .innerJoin('users as noters', 'noters.id', 'disputes.noted_by')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'disputes.attempt_id')
      .selectAll('disputes')
      .select(['orders.number as order_number', 'users.email', ...nameColumns])
      .select(['noters.given_names as noter_names', 'noters.paternal_surname as noter_surname'])
      .select(['payment_attempts.gateway', 'payment_attempts.purchase_number', 'payment_attempts.amount as paid'])
      .$if(which === 'waiting', (query) => query.orderBy('disputes.answer_by').orderBy('disputes.number'))
      .$if(which !== 'waiting', (query) =>
        query.orderBy('disputes.updated_at', 'desc').orderBy('disputes.number', 'desc'),
      )
      .offset(offset)
      .limit(limit)
      .execute();
    const products = await this.#productsOf(rows.map((row) => row.order_id));
    const found = rows.map((row) => {
      const { number, amount, reason, words, openedOn, answerBy, state, answer, surplusId } = disputeOf(row);
      return {
        number,
        amount,
        reason,
        words,
        openedOn,
        answerBy,
        state,
        answer,
        orderNumber: row.order_number,
        buyer: { name: nameOfAccount(row), email: row.email },
        gateway: row.gateway,
        purchaseNumber: row.purchase_number,
        isSurplus: surplusId !== null,
        paid: money(row.paid),
        notedBy: `${row.noter_names} ${row.noter_surname}`.trim(),
        updatedAt: row.updated_at,
        products: products.get(row.order_id) ?? [],
      };
    });
    return { found, total: Number(total) };
  }

  async #productsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, ListedDispute['products']>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('order_lines')
      .select(['order_id', 'product_id', 'title', 'net'])
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const products = new Map<string, ListedDispute['products'][number][]>();
    for (const { order_id: orderId, product_id: productId, title, net } of rows)
      products.set(orderId, [...(products.get(orderId) ?? []), { productId, title, net: money(net) }]);
    return products;
  }
}
