/** A place in a seminar that an owner bought for somebody else. */
export interface LentSeat {
  readonly ownerId: string;
  readonly guestId: string;
  readonly productId: number;
}

/** The seats that one order of an owner's holds, beyond the owner's own. */
export interface BoughtSeats {
  readonly orderId: string;
  readonly seats: number;
  /** Accounts that have one, by their ids. */
  readonly guestIds: readonly string[];
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
  /** The seats of a product that an owner bought, the oldest order first; none where none were. */
  abstract seatsOf(ownerId: string, productId: number): Promise<readonly BoughtSeats[]>;
  /** Takes back one seat; whether the owner had lent it. */
  abstract takeBackSeat(seat: LentSeat): Promise<boolean>;
}
