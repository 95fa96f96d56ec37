import { sql } from 'kysely';

/** That the guest of `plan_members` has one of the seats which the plan of `plans` is for, with those that `grants` bought beyond. */
export const isSeatOfPlan = sql<boolean>`plan_members.seat <= coalesce(plans.plan_seats, 1) + grants.extra_seats`;

/**
 * That the plan of `plan_products`, had by `grants`, gives the product of `products`: those named, and every one of a kind, or of a kind
 * and category, that is published or was retired while they had it; what was taken out of the plan while they had it, they keep.
 */
export const isGivenByPlan = sql<boolean>`(plan_products.removed_at is null or plan_products.removed_at > grants.granted_at)
  and (plan_products.product_id = products.id or (
  plan_products.product_id is null and plan_products.kind = products.kind
  and (products.status = 'published' or products.retired_at > grants.granted_at)
  and (plan_products.category_id is null or plan_products.category_id = products.category_id)))`;
