import type { CartItem } from './cart-item.ts';

/** A plan that may not enter the cart, and the one that stands in its way and could be replaced. */
export interface PlanConflict {
  readonly kind: 'plan-conflict';
  readonly standing: { readonly productId: number; readonly title: string };
}

/**
 * Why a plan may not enter: a 'pro' plan is stopped by any plan of its category, any other by a 'pack' plan. What is no plan
 * always enters. Source: CART-11; decisions.md, Plan rule.
 */
export function planConflict(items: readonly CartItem[], entering: CartItem): PlanConflict | null {
  const { plan } = entering;
  if (plan === null) return null;
  const standing = items.find((item) =>
    plan.page === 'pro'
      ? item.plan !== null && plan.categoryId !== null && item.plan.categoryId === plan.categoryId
      : item.plan?.page === 'pack',
  );
  return standing === undefined
    ? null
    : { kind: 'plan-conflict', standing: { productId: standing.productId, title: standing.title } };
}
