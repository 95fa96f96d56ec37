import { Guests, type LentSeat } from '#application/server/ports/guests.ts';

/** Guests in this process's memory. */
export class GuestsInMemory extends Guests {
  /** Ids of the accounts of role 1. */
  readonly ofPlans = new Set<string>();
  seats: readonly LentSeat[] = [];

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

  takeBackSeat({ ownerId, guestId, productId }: LentSeat): Promise<boolean> {
    const kept = this.seats.filter(
      (seat) => seat.ownerId !== ownerId || seat.guestId !== guestId || seat.productId !== productId,
    );
    const wasLent = kept.length < this.seats.length;
    this.seats = kept;
    return Promise.resolve(wasLent);
  }
}
