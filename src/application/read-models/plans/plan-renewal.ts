import type { Read } from '#application/read-models/shared/read.ts';
import type { Duration } from '#domain/cart/cart-item.ts';
import type { Money } from '#domain/shared/money.ts';

/** What having a plan again costs today. */
export interface RenewalOffer {
  /** IGV included, the seats as well. */
  readonly price: Money;
  /** Its rate of tax is 0. */
  readonly isExempt: boolean;
  /** How long it goes on from where it would have ended. */
  readonly duration: Duration;
  /** Seats beyond those the plan includes, in the price. */
  readonly extraSeats: number;
}

/** A plan of the visitor that ends or has ended, and that nothing follows. */
export interface EndingPlan {
  readonly planId: number;
  readonly slug: string;
  readonly title: string;
  /** ISO 8601 instant through which it lasts. */
  readonly until: string;
  readonly hasEnded: boolean;
  /** Seats beyond those the plan includes that the visitor has. */
  readonly extraSeats: number;
  /** Null: it is sold no more. */
  readonly offer: RenewalOffer | null;
}

/** What of the visitor's plans ends or has ended. */
export interface MyEndings {
  /** The one that ends first, first; those that have ended behind, the last of them first. */
  readonly plans: readonly EndingPlan[];
  /** Who answers for the plan in which the visitor keeps a seat without access for now; null: none. */
  readonly pausedBy: string | null;
}

/** Plans of the visitor that end, and those that have ended. Source: USER-6. */
export const myEndings: Read<MyEndings> = { area: 'home', name: 'my-plan-endings' };
