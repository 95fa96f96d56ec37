import type { ActivePlan } from '#domain/accounts/ownership.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Money } from '#domain/shared/money.ts';

/** A plan in force that somebody uses. */
export interface MyPlan extends ActivePlan {
  /** Of an own plan: persons it is for, and those who hold a seat. */
  readonly seats: { readonly total: number; readonly used: number } | null;
  /** Of a lent plan: who answers for it. */
  readonly responsible: string | null;
  readonly holds: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly kind: ProductKind;
    /** Said of a seminar that was held already. */
    readonly isOver?: true | undefined;
  }[];
}

/** A plan that was bought. Instants are ISO 8601. */
export interface PlanPurchase {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly title: string;
  readonly slug: string;
  readonly boughtAt: string;
  readonly net: Money;
  readonly extraSeats: number;
}

/** What somebody's plans hold, and which were bought before. */
export interface MyPlans {
  readonly plans: readonly MyPlan[];
  readonly history: readonly PlanPurchase[];
  /** Who answers for the plan in which the visitor keeps a seat without access for now; null: none. */
  readonly pausedBy: string | null;
}
