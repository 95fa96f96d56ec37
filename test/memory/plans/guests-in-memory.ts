import { type BoughtSeats, Guests, type LentSeat } from '#application/server/plans/ports/guests.ts';

/** Guests in this process's memory. */
export class GuestsInMemory extends Guests {
  /** Ids of the accounts of role 1. */
  readonly ofPlans = new Set<string>();
  seats: readonly LentSeat[] = [];
  /** Seats that orders hold; those lent count against an owner's first order. */
  bought: readonly { ownerId: string; productId: number; orderId: string; seats: number }[] = [];

  joinPlan(guestId: string): Promise<void> {
    this.ofPlans.add(guestId);
    return Promise.resolve();
  }

  leavePlan(guestId: string): Promise<boolean> {
    return Promise.resolve(this.ofPlans.delete(guestId));
  }

  returnSeats(guestId: string): Promise<void> {
    this.seats = this.seats.filter((seat) => seat.guestId !== guestId);
    return Promise.resolve();
  }

  seatsOf(ownerId: string, productId: number): Promise<readonly BoughtSeats[]> {
    const isOfBoth = (each: { ownerId: string; productId: number }) =>
      each.ownerId === ownerId && each.productId === productId;
    const guestIds = this.seats.filter(isOfBoth).map(({ guestId }) => guestId);
    return Promise.resolve(
      this.bought
        .filter(isOfBoth)
        .map(({ orderId, seats }, index) => ({ orderId, seats, guestIds: index === 0 ? guestIds : [] })),
    );
  }

  takeBackSeat({ ownerId, guestId, productId }: LentSeat): Promise<boolean> {
    const kept = this.seats.filter(
      (seat) => seat.ownerId !== ownerId || seat.guestId !== guestId || seat.productId !== productId,
    );
    const wasLent = kept.length < this.seats.length;
    this.seats = kept;
    return Promise.resolve(wasLent);
  }
}
