import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Appointments } from '#application/server/learning/ports/appointments.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import {
  type Appointment,
  type AppointmentFaulty,
  consultancyState,
  readAppointment,
  type TypedAppointment,
} from '#domain/learning/consultancies/appointment.ts';
import type { LogFacts } from '#domain/office/office-log.ts';
import { limaMinute } from '#domain/shared/lima-minute.ts';
import { isMoved } from '#domain/learning/seminars/sessions-content.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AppointmentLetters } from './appointment-letters.ts';
import type { ConsultancyAccess, ConsultancyAccessRefusal } from './consultancy-access.ts';

/** The appointment that whoever changes something saw. */
export type SeenAppointment = Pick<Appointment, 'id' | 'sequence'>;

/** Somebody else arranged, moved or called it off since it was read. */
export interface AppointmentChanged {
  readonly kind: 'appointment-changed';
}

export type ArrangeRefusal = ConsultancyAccessRefusal | AppointmentFaulty | AppointmentChanged;
export type NoteHeldRefusal =
  | ConsultancyAccessRefusal
  | AppointmentChanged
  /** What has not begun was not held. */
  | { readonly kind: 'appointment-to-come' };

/** Sets the day, the hour and the place of a consultancy that was bought, or others than it had: its buyer is written to. */
export class ArrangeConsultancy {
  constructor(
    private readonly access: ConsultancyAccess,
    private readonly appointments: Appointments,
    private readonly letters: AppointmentLetters,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param seen the one to come, as whoever arranges saw it; null: there was none. The same again changes nothing and writes to nobody. */
  async execute(
    purchaseId: string,
    typed: TypedAppointment,
    seen: SeenAppointment | null,
    by: string,
  ): Promise<Result<void, ArrangeRefusal>> {
    const now = this.clock.now();
    const found = await this.access.to(purchaseId, by);
    if (!found.ok) return found;
    const purchase = found.value;
    const read = readAppointment(typed, now);
    if (!read.ok) return read;
    const before = purchase.appointments.find(({ heldAt }) => heldAt === null) ?? null;
    if (!isSeen(before, seen)) return refuse({ kind: 'appointment-changed' });
    if (before !== null && !isMoved(before, read.value)) return accept(undefined);
    const after: Appointment = {
      ...read.value,
      id: before?.id ?? this.ids.newId(),
      sequence: before === null ? 0 : before.sequence + 1,
      changedAt: now,
      heldAt: null,
    };
    const isKept =
      before === null ? await this.appointments.add(purchaseId, after) : await this.appointments.change(before, after);
    if (!isKept) return refuse({ kind: 'appointment-changed' });
    await this.letters.post(purchase, before === null ? 'arranged' : 'moved', after);
    await this.journal.note(by, 'hour-arranged', String(purchase.productId), hourOf(before), hourOf(after));
    return accept(undefined);
  }
}

/** Takes back an hour that was agreed: its buyer is written to, and another one may be set. */
export class CallOffAppointment {
  constructor(
    private readonly access: ConsultancyAccess,
    private readonly appointments: Appointments,
    private readonly letters: AppointmentLetters,
    private readonly journal: OfficeJournal,
  ) {}

  async execute(
    purchaseId: string,
    seen: SeenAppointment,
    by: string,
  ): Promise<Result<void, ConsultancyAccessRefusal | AppointmentChanged>> {
    const found = await this.access.to(purchaseId, by);
    if (!found.ok) return found;
    const before = found.value.appointments.find(({ heldAt }) => heldAt === null) ?? null;
    if (before === null || !isSeen(before, seen) || !(await this.appointments.callOff(before))) {
      return refuse({ kind: 'appointment-changed' });
    }
    await this.letters.post(found.value, 'called-off', before);
    await this.journal.note(by, 'hour-called-off', String(found.value.productId), hourOf(before), {});
    return accept(undefined);
  }
}

/** Notes that an hour was held, or that it was not after all: what was held is not taken back with its money. Decision 0103. */
export class NoteHeld {
  constructor(
    private readonly access: ConsultancyAccess,
    private readonly appointments: Appointments,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  async execute(
    purchaseId: string,
    appointmentId: string,
    isHeld: boolean,
    by: string,
  ): Promise<Result<void, NoteHeldRefusal>> {
    const now = this.clock.now();
    const found = await this.access.to(purchaseId, by);
    if (!found.ok) return found;
    const { appointments, productId } = found.value;
    const before = appointments.find(({ id }) => id === appointmentId);
    if (before === undefined) return refuse({ kind: 'appointment-changed' });
    if ((before.heldAt !== null) === isHeld) return accept(undefined);
    if (isHeld && before.startsAt > now) return refuse({ kind: 'appointment-to-come' });
    if (!isHeld && consultancyState(appointments) === 'arranged') return refuse({ kind: 'appointment-changed' });
    const after = { ...before, heldAt: isHeld ? now : null };
    if (!(await this.appointments.change(before, after))) return refuse({ kind: 'appointment-changed' });
    await this.journal.note(by, 'hour-held', String(productId), heldOf(before), heldOf(after));
    return accept(undefined);
  }
}

const isSeen = (before: Appointment | null, seen: SeenAppointment | null): boolean =>
  before?.id === seen?.id && before?.sequence === seen?.sequence;

const hourOf = (appointment: Appointment | null): LogFacts =>
  appointment === null ? {} : { hour: limaMinute(appointment.startsAt) };

const heldOf = (appointment: Appointment): LogFacts => ({
  ...hourOf(appointment),
  state: appointment.heldAt === null ? 'arranged' : 'held',
});
