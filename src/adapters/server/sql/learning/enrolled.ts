import { type Expression, type Kysely, sql } from 'kysely';
import { isSeatOfPlan } from '#adapters/server/sql/plans/what-plans-give.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What orders, the school and plans gave and is in force. */
export function grantsInForce(db: Kysely<SchoolDatabase>, now: Date) {
  return db
    .selectFrom('grants')
    .where((either) =>
      either.or([either('grants.ends_at', 'is', null), either('grants.ends_at', '>', now.toISOString())]),
    );
}

/** Seminars by their ids, or the question which they are. */
export type SomeSeminars = readonly number[] | Expression<number>;

/**
 * Who are enrolled in seminars, once each: whoever has the seminar itself, and whoever has a plan that names it, with the persons of
 * that plan. A plan that opens every seminar enrols nobody in one (decision 0074).
 */
export function enrolledIn(db: Kysely<SchoolDatabase>, productIds: SomeSeminars, now: Date) {
  const own = grantsInForce(db, now)
    .select(['grants.product_id', 'grants.user_id'])
    .where('grants.product_id', 'in', productIds);
  const ofPlan = grantsInForce(db, now)
    .innerJoin('plan_products', 'plan_products.plan_id', 'grants.product_id')
    .where('plan_products.product_id', 'in', productIds);
  const buyers = ofPlan.select([sql<number>`plan_products.product_id`.as('product_id'), 'grants.user_id']);
  const guests = ofPlan
    .innerJoin('products as plans', 'plans.id', 'grants.product_id')
    .innerJoin('plan_members', (join) =>
      join
        .onRef('plan_members.owner_id', '=', 'grants.user_id')
        .onRef('plan_members.plan_id', '=', 'grants.product_id')
        .on('plan_members.state', '=', 'active')
        .on(isSeatOfPlan),
    )
    .where('plan_members.user_id', 'is not', null)
    .select([sql<number>`plan_products.product_id`.as('product_id'), sql<string>`plan_members.user_id`.as('user_id')]);
  return db
    .selectFrom(own.union(buyers).union(guests).as('holders'))
    .innerJoin('users', 'users.id', 'holders.user_id')
    .where('users.disabled_at', 'is', null)
    .select(['holders.product_id', 'holders.user_id']);
}
