import { ConsultanciesApi, type ConsultancyListAsked } from '#application/browser/learning/ports/consultancies-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type {
  BoughtConsultancies,
  BoughtConsultancy,
  ShownAppointment,
} from '#application/read-models/learning/bought-consultancy.ts';
import { readAppointment, type TypedAppointment } from '#domain/learning/consultancies/appointment.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** Consultancies that were bought, before somebody who attends to them; each has one hour at most. */
export class ConsultanciesApiInMemory extends ConsultanciesApi {
  /** Given instead of taking a change. */
  failing: CallRefusal | null = null;
  readonly asked: ConsultancyListAsked[] = [];

  constructor(
    private purchases: readonly BoughtConsultancy[],
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(asked: ConsultancyListAsked): Answer<BoughtConsultancies> {
    this.asked.push(asked);
    const toArrange = this.purchases.filter(({ state }) => state === 'to-arrange').length;
    return accept({ consultancies: this.purchases, total: this.purchases.length, pages: 1, toArrange });
  }

  async arrange(purchaseId: string, typed: TypedAppointment): Answer<undefined> {
    const now = this.clock.now();
    const read = readAppointment(typed, now);
    if (!read.ok) throw new Error(read.refusal.text);
    const { startsAt, endsAt, place, room } = read.value;
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), changedAt: now.toISOString() };
    return this.#change(purchaseId, 'arranged', [
      { id: 'h', ...times, place, address: room, sequence: 0, isHeld: false },
    ]);
  }

  async callOff(purchaseId: string): Answer<undefined> {
    return this.#change(purchaseId, 'to-arrange', []);
  }

  async noteHeld(purchaseId: string, _appointmentId: string, isHeld: boolean): Answer<undefined> {
    const hours = this.purchases.find(({ id }) => id === purchaseId)?.appointments ?? [];
    const noted = hours.map((each) => ({ ...each, isHeld }));
    return this.#change(purchaseId, isHeld ? 'held' : 'arranged', noted);
  }

  async #change(
    purchaseId: string,
    state: BoughtConsultancy['state'],
    appointments: readonly ShownAppointment[],
  ): Answer<undefined> {
    if (this.failing !== null) return refuse(this.failing);
    this.purchases = this.purchases.map((each) => (each.id === purchaseId ? { ...each, state, appointments } : each));
    return accept(undefined);
  }
}
