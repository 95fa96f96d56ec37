import type { Appointments } from '#application/server/learning/ports/appointments.ts';
import type { AppointmentLetters } from './appointment-letters.ts';

/** What the hours of consultancies mean for money that goes back. Decision 0103. */
export class ReturnedConsultancies {
  constructor(
    private readonly appointments: Appointments,
    private readonly letters: AppointmentLetters,
  ) {}

  /**
   * Of some products of an order those of which an hour was held: they are begun, and nobody takes them back. No hour is noted of the others
   * until the transaction ends.
   */
  async begun(orderId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const bought = await this.appointments.ofOrder(orderId, productIds);
    await this.appointments.lock(bought.map(({ id }) => id));
    const purchases = await this.appointments.ofOrder(orderId, productIds);
    const held = purchases.filter(({ appointments }) => appointments.some(({ heldAt }) => heldAt !== null));
    return new Set(held.map(({ productId }) => productId));
  }

  /** Calls off the hours to come of what is taken back, and tells whoever had them. */
  async callOff(orderId: string, productIds: readonly number[]): Promise<void> {
    for (const purchase of await this.appointments.ofOrder(orderId, productIds)) {
      const coming = purchase.appointments.find(({ heldAt }) => heldAt === null);
      if (coming === undefined || !(await this.appointments.callOff(coming))) continue;
      await this.letters.post(purchase, 'called-off', coming);
    }
  }
}
