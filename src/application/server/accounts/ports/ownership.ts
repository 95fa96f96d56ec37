import type { ActivePlan, OwnedProduct } from '#domain/accounts/ownership.ts';

/** What an account owns, bought singly or given by a plan: the truth that every protected call asks (AUTH-6). */
export abstract class Ownership {
  /** Whether the account owns the product at `now`. */
  abstract owns(userId: string, productId: number, now: Date): Promise<boolean>;
  /** Whether a purchase gives the product: it is sold itself, or a plan that is sold names it. */
  abstract isSold(productId: number): Promise<boolean>;
  /**
   * Everything the account reaches at `now`, one entry a product: what it was granted, what the plans it was granted give, and,
   * for a guest, what the plans of the guest's owner give. Newest first. Plans themselves are among it.
   */
  abstract of(userId: string, now: Date): Promise<readonly OwnedProduct[]>;
  /** Whether the account had something, by itself or by a seat in another's plan, that had ended at `now`. */
  abstract hadBefore(userId: string, now: Date): Promise<boolean>;
  /** The plans in force at `now`, own ones first, each kind in the order they end. */
  abstract plansOf(userId: string, now: Date): Promise<readonly ActivePlan[]>;
}
