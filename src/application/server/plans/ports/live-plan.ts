import type { AskedPrice } from '#domain/catalogue/asked-price.ts';
import type { ProductState } from '#domain/office/products/product-state.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { PlanContent, ReadPlan } from '#domain/plans/plan-content.ts';

/** A product that a plan gives. */
export interface Given {
  readonly title: string;
  readonly kind: ProductKind;
  readonly state: ProductState;
  /** Not said: as many as like fit. */
  readonly placesLeft?: number;
}

/** What the lines of a plan are about. What is not among it is not there any more. */
export interface GivenNames {
  readonly products: ReadonlyMap<number, Given>;
  /** Titles of categories. */
  readonly categories: ReadonlyMap<number, string>;
  /** Of which kinds and categories anything is on sale. */
  readonly sold: readonly { readonly kind: ProductKind; readonly categoryId: number | null }[];
}

/** A plan as it is published: what it costs and what it gives. */
export abstract class LivePlan {
  abstract read(planId: number): Promise<PlanContent>;
  /** What was asked for each of its prices, by the price's id, in order of time. */
  abstract asked(planId: number): Promise<ReadonlyMap<number, readonly AskedPrice[]>>;
  abstract names(gives: PlanContent['gives']): Promise<GivenNames>;
  /** How many accounts have it at an instant. */
  abstract holders(planId: number, now: Date): Promise<number>;
  /**
   * A price that lasts as long as before keeps its id; one that is not among them is offered no more and stays for carts and orders
   * that chose it. Whoever has the plan keeps what it gave until it ends, and as many seats.
   */
  abstract write(planId: number, plan: ReadPlan, at: Date): Promise<void>;
}
