import type { CartItem } from './cart-item.ts';

/** A plan in the cart that stands in the way of another. */
export interface StandingPlan {
  readonly productId: number;
  readonly title: string;
}

/** A plan that may not enter the cart, and what stands in its way and could be replaced. */
export interface PlanConflict {
  readonly kind: 'plan-conflict';
  readonly standing: StandingPlan;
  /** What stands in its way besides: all of it has to leave. */
  readonly others: readonly StandingPlan[];
}

/** What of a product in a cart the rule looks at. */
type ComparedPlan = Pick<CartItem, 'productId' | 'title'> & {
  readonly plan: Pick<NonNullable<CartItem['plan']>, 'page' | 'categoryId'> | null;
};

/**
 * Why a plan may not enter: a 'pro' plan is stopped by any plan of its category, any other by a 'pack' plan. What is no plan
 * always enters. Source: CART-11; decisions.md, Plan rule.
 */
export function planConflict(items: readonly ComparedPlan[], entering: ComparedPlan): PlanConflict | null {
  const { plan } = entering;
  if (plan === null) return null;
  const [standing, ...others] = items.filter((item) =>
    plan.page === 'pro'
      ? item.plan !== null && plan.categoryId !== null && item.plan.categoryId === plan.categoryId
      : item.plan?.page === 'pack',
  );
  if (standing === undefined) return null;
  return { kind: 'plan-conflict', standing: named(standing), others: others.map(named) };
}

function named({ productId, title }: ComparedPlan): StandingPlan {
  return { productId, title };
}

/** The rest of a sentence about a plan that stands in a cart, and keeps another out. */
export function plansApartText(standingTitle: string): string {
  return `«${standingTitle}», y los dos planes no van juntos.`;
}
