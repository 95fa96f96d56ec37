import type { Kysely } from 'kysely';
import { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';
import type { OrderChoices } from '#application/server/orders/ports/orders.ts';
import type { CreditedLine } from '#domain/receipts/credit-note.ts';
import type { HeldPlan } from '#domain/plans/plan-ending.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class PlanEndingsInSql extends PlanEndings {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async heldBy(userId: string): Promise<readonly HeldPlan[]> {
    const rows = await this.db
      .selectFrom('grants')
      .innerJoin('products', 'products.id', 'grants.product_id')
      .leftJoin('order_lines', (join) =>
        join
          .onRef('order_lines.order_id', '=', 'grants.order_id')
          .onRef('order_lines.product_id', '=', 'grants.product_id'),
      )
      .select(['grants.id as grantId', 'products.id as planId', 'products.slug', 'products.title'])
      .select(['products.category_id as categoryId', 'grants.granted_at as grantedAt', 'grants.ends_at as endsAt'])
      .select(['grants.extra_seats as extraSeats', 'grants.told_days as toldDays', 'grants.order_id as orderId'])
      .select('order_lines.choices')
      .where('grants.user_id', '=', userId)
      .where('products.kind', '=', 'plan')
      .orderBy('products.id')
      .orderBy('grants.granted_at')
      .orderBy('grants.id')
      .execute();
    const last = new Map<number, (typeof rows)[number]>();
    for (const row of rows) {
      const known = last.get(row.planId);
      if (known === undefined || lasts(row) >= lasts(known)) last.set(row.planId, row);
    }
    const refunded = await this.#refundedOf([...last.values()].flatMap(({ orderId }) => orderId ?? []));
    return [...last.values()].map(({ orderId, choices, grantedAt, endsAt, ...plan }) => ({
      ...plan,
      grantedAt: new Date(grantedAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      bought: choices === null ? null : boughtOf(JSON.parse(choices) as OrderChoices),
      isRefunded: orderId !== null && refunded.has(`${orderId} ${plan.planId}`),
    }));
  }

  async ownersOfEnding(
    { now, until }: { readonly now: Date; readonly until: Date },
    after: string | null,
    limit: number,
  ): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('grants')
      .innerJoin('products', 'products.id', 'grants.product_id')
      .select('grants.user_id')
      .distinct()
      .where('products.kind', '=', 'plan')
      .where('grants.ends_at', '>', now.toISOString())
      .where('grants.ends_at', '<=', until.toISOString())
      .$if(after !== null, (query) => query.where('grants.user_id', '>', after ?? ''))
      .orderBy('grants.user_id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.user_id);
  }

  async markTold(grantId: string, days: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('grants')
      .set({ told_days: days })
      .where('id', '=', grantId)
      .where((row) => row.or([row('told_days', 'is', null), row('told_days', '>', days)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Orders and plans, as texts, of which money is going back or went. */
  async #refundedOf(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (orderIds.length === 0) return new Set();
    const refunds = await this.db
      .selectFrom('refunds')
      .select(['order_id', 'lines'])
      .where('order_id', 'in', orderIds)
      .where('state', 'in', ['sending', 'unknown', 'done'])
      .execute();
    return new Set(
      refunds.flatMap(({ order_id: orderId, lines }) =>
        (JSON.parse(lines) as readonly CreditedLine[]).map(({ productId }) => `${orderId} ${productId}`),
      ),
    );
  }
}

/** Instants compare as texts; `~` stands behind every digit. */
const lasts = ({ endsAt }: { readonly endsAt: string | null }): string => endsAt ?? '~';

const boughtOf = ({ planPriceId, duration }: OrderChoices): HeldPlan['bought'] => ({ priceId: planPriceId, duration });
