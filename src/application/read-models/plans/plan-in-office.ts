import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductState } from '#domain/office/products/product-state.ts';
import type { GivenKind } from '#domain/plans/plan-content.ts';

/** A product that a plan gives, or could give. */
export interface GivenProduct {
  readonly id: number;
  readonly title: string;
  readonly sku: string;
  readonly kind: ProductKind;
  readonly state: ProductState;
  /** What it holds: classes of what is taught, sections of what is read; 0 where it has none. */
  readonly classes: number;
  readonly sections: number;
}

/** Another plan that is sold. */
export interface SoldPlan {
  readonly id: number;
  readonly title: string;
  readonly page: 'pro' | 'pack';
  readonly categoryId: number | null;
}

/** What whoever edits a plan has beside it. */
export interface PlanInOffice {
  /** The school's IGV today, in basis points. */
  readonly generalRate: number;
  readonly categories: readonly { readonly id: number; readonly title: string }[];
  /** The products that its draft names. */
  readonly products: readonly GivenProduct[];
  /** How many products of a kind and category (null: none) are sold. */
  readonly sold: readonly { readonly kind: GivenKind; readonly categoryId: number | null; readonly count: number }[];
  /** The other plans that are sold. */
  readonly plans: readonly SoldPlan[];
  /** The category that it is for, by its draft. */
  readonly categoryId: number | null;
}
