import type { ShownAppointment } from '#application/read-models/learning/bought-consultancy.ts';
import type { Appointment } from '#domain/learning/consultancies/appointment.ts';

/** An appointment as it is shown: the address of what is over is nobody's any more. */
export function shownAppointment(appointment: Appointment, now: Date): ShownAppointment {
  const { id, startsAt, endsAt, place, room, sequence, changedAt, heldAt } = appointment;
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    place,
    address: heldAt !== null || endsAt < now ? null : room,
    sequence,
    changedAt: changedAt.toISOString(),
    isHeld: heldAt !== null,
  };
}
