import {
  Appointments,
  type ConsultancyPurchase,
  type FoundPurchase,
  type PurchaseSearch,
} from '#application/server/learning/ports/appointments.ts';
import {
  type Appointment,
  consultancyState,
  consultancyStates,
  isUnmarked,
} from '#domain/learning/consultancies/appointment.ts';
import { fold } from '#domain/shared/text.ts';

/** A purchase, its order, and who holds the consultancy. */
export interface KnownPurchase extends Omit<FoundPurchase, 'appointments'> {
  readonly orderId: string | null;
  readonly taughtBy: readonly string[];
}

/** The hours of purchases that are told to it. */
export class AppointmentsInMemory extends Appointments {
  readonly #hours = new Map<string, readonly Appointment[]>();

  constructor(readonly purchases: readonly KnownPurchase[] = []) {
    super();
  }

  async list({ state, unmarkedAt, taughtBy, words, offset, limit }: PurchaseSearch) {
    const rank = ({ appointments }: FoundPurchase) => consultancyStates.indexOf(consultancyState(appointments));
    const found = this.purchases
      .filter(({ taughtBy: by }) => taughtBy === null || by.includes(taughtBy))
      .map((each) => this.#whole(each))
      .filter(({ appointments }) => state === null || consultancyState(appointments) === state)
      .filter(({ appointments }) => unmarkedAt === null || appointments.some((each) => isUnmarked(each, unmarkedAt)))
      .filter(({ title, buyer: { name, email } }) =>
        words.every((word) => fold(`${name} ${email} ${title}`).includes(word)),
      )
      .toSorted((one, other) => rank(one) - rank(other) || timeOf(one) - timeOf(other));
    return { found: found.slice(offset, offset + limit), total: found.length };
  }

  async lock(): Promise<void> {}

  async find(purchaseId: string): Promise<ConsultancyPurchase | null> {
    const known = this.purchases.find(({ id }) => id === purchaseId);
    return known === undefined ? null : this.#whole(known);
  }

  async ofAccount(userId: string): Promise<readonly ConsultancyPurchase[]> {
    return this.purchases
      .filter((each) => each.userId === userId)
      .map((each) => this.#whole(each))
      .toSorted((one, other) => other.boughtAt.getTime() - one.boughtAt.getTime());
  }

  async ofOrder(orderId: string, productIds: readonly number[]): Promise<readonly ConsultancyPurchase[]> {
    return this.purchases
      .filter((each) => each.orderId === orderId && productIds.includes(each.productId))
      .map((each) => this.#whole(each));
  }

  async add(purchaseId: string, appointment: Appointment): Promise<boolean> {
    const hours = this.#hours.get(purchaseId) ?? [];
    if (hours.some(({ heldAt }) => heldAt === null)) return false;
    this.#hours.set(purchaseId, [...hours, appointment]);
    return true;
  }

  async change(was: Appointment, appointment: Appointment): Promise<boolean> {
    return this.#replace(was, [appointment]);
  }

  async callOff(was: Appointment): Promise<boolean> {
    return was.heldAt === null && this.#replace(was, []);
  }

  #replace(was: Appointment, by: readonly Appointment[]): boolean {
    for (const [purchaseId, hours] of this.#hours) {
      const known = hours.find(
        ({ id, sequence, heldAt }) =>
          id === was.id && sequence === was.sequence && (heldAt === null) === (was.heldAt === null),
      );
      if (known === undefined) continue;
      this.#hours.set(purchaseId, [...hours.filter((each) => each !== known), ...by]);
      return true;
    }
    return false;
  }

  #whole({ orderId: _order, taughtBy: _teachers, ...purchase }: KnownPurchase): FoundPurchase {
    const hours = this.#hours.get(purchase.id) ?? [];
    return { ...purchase, appointments: hours.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()) };
  }
}

/** By what purchases of one state follow each other. */
function timeOf({ appointments, boughtAt }: FoundPurchase): number {
  const coming = appointments.find(({ heldAt }) => heldAt === null);
  if (coming !== undefined) return coming.startsAt.getTime();
  const held = appointments.map(({ heldAt }) => heldAt?.getTime() ?? 0);
  return held.length === 0 ? boughtAt.getTime() : -Math.max(...held);
}
