import type { Kysely, Selectable } from 'kysely';
import type { PlanPricesTable } from '#adapters/server/sql/tables/catalogue-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The prices at which a plan is offered, in their own order; those that are offered no more are left out. */
export function offeredTerms(db: Kysely<SchoolDatabase>, planId: number): Promise<Selectable<PlanPricesTable>[]> {
  return db
    .selectFrom('plan_prices')
    .selectAll()
    .where('product_id', '=', planId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
