import type { HeldPlan } from '#domain/plans/plan-ending.ts';

/** The plans that accounts were granted, as far as their ends go. */
export abstract class PlanEndings {
  /** Every plan that an account was granted itself, in force or over, each by the grant that ends last; by their ids. */
  abstract heldBy(userId: string): Promise<readonly HeldPlan[]>;
  /** Accounts with a plan that ends after `now` and by `until`, in the order of their ids, after one of them (null: from the first), at most `limit`. */
  abstract ownersOfEnding(
    span: { readonly now: Date; readonly until: Date },
    after: string | null,
    limit: number,
  ): Promise<readonly string[]>;
  /** Notes that the owner of a grant was written to so many days before its end; whether nobody had noted that, or a later one, before. */
  abstract markTold(grantId: string, days: number): Promise<boolean>;
}
