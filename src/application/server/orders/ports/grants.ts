/** A product that an account may use from now on. */
export interface NewGrant {
  readonly id: string;
  readonly userId: string;
  readonly productId: number;
  readonly orderId: string;
  readonly at: Date;
  /** Null: for ever. */
  readonly endsAt: Date | null;
  /** Of a plan: seats bought beyond those it includes; none when not said. */
  readonly extraSeats?: number;
  /** Of somebody else's order, given for good; false when not said: it is the account's own order, or a seat that is lent. */
  readonly isGift?: boolean;
}

import type { PlanTerm } from '#domain/orders/line-details.ts';

/** What orders gave to accounts. A plan is given as itself, until its end: what it opens is read by `Ownership`, which knows also what was published later. */
export abstract class Grants {
  /** Gives; what the same order gave already stays as it is, so that a payment noticed twice gives once. */
  abstract add(grants: readonly NewGrant[]): Promise<void>;
  /** Those of the products that the account has for ever: they are not sold to it again. */
  abstract ownedForEver(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>>;
  /**
   * Those of the products that the account has for ever by itself: not by a seat that somebody lent it and may take back, nor what is on
   * its way back to the school with the money that a gateway was to give back.
   */
  abstract boughtForEver(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Those of the products of which the account bought further seats by another of its orders: what that gave is the product as well. */
  abstract seatsBesides(userId: string, orderId: string, productIds: readonly number[]): Promise<ReadonlySet<number>>;
  /**
   * Until when the account has the product at `now`, when that ends; null: it has not, or for ever. Whoever extends from there gives
   * in the same transaction: until it ends, anybody else who asks for this account waits, so that two that extend at once add up.
   */
  abstract endToExtend(userId: string, productId: number, now: Date): Promise<Date | null>;
  /**
   * Takes back what an order gave of some products, from everybody: seats that were lent of it go with it. What a plan had still to
   * come is taken from the times that follow it as well, which begin so much sooner.
   */
  abstract takeBack(orderId: string, productIds: readonly number[], at: Date): Promise<void>;
  /** Of the plans that the order gave to the account, by product, when they begin and end: on from the one before, while that was in force. */
  abstract termsOf(userId: string, orderId: string): Promise<ReadonlyMap<number, PlanTerm>>;
}
