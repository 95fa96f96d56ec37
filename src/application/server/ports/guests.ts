/** A place in a seminar that an owner bought for somebody else. */
export interface LentSeat {
  readonly ownerId: string;
  readonly guestId: string;
  readonly productId: number;
}

/**
 * Guests: accounts of role 1, who use the plan of an owner, and whoever was lent a seat. A seat is a grant to one account from
 * another account's order. Source: GUEST-1, USER-1.
 */
export abstract class Guests {
  /** Makes an account the guest of an owner. Source: USER-5. */
  abstract joinPlan(guestId: string, ownerId: string, at: Date): Promise<void>;
  /** Makes a guest an ordinary customer, without the owner's plan, whose seat is free at once; whether the account was one. */
  abstract leavePlan(guestId: string, at: Date): Promise<boolean>;
  /** Takes back every seat that others lent to the account; what it bought itself stays. */
  abstract returnSeats(guestId: string): Promise<void>;
  /** Takes back one seat; whether the owner had lent it. */
  abstract takeBackSeat(seat: LentSeat): Promise<boolean>;
}
