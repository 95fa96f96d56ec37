import type { Insertable } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { onlySessionId } from '#adapters/server/sql/learning/seminar-dates.ts';
import type { DayOfStart } from './day-of-start.ts';
import { sampleSeminars } from './seminars.ts';

/** Rows of `seminar_rooms`: those to come that can be attended on line meet in a room of a public service. */
export function roomRows(): Insertable<SchoolDatabase['seminar_rooms']>[] {
  return sampleSeminars
    .filter(({ inDays, modality }) => inDays > 0 && modality !== 'presencial')
    .map(({ id, slug }) => ({ product_id: id, address: `https://meet.jit.si/escuela-${slug}` }));
}

/** Rows of `seminar_sessions`: each is held once. */
export function sessionRows(start: DayOfStart): Insertable<SchoolDatabase['seminar_sessions']>[] {
  return sampleSeminars.map(({ id, inDays, hour, minutes, modality }) => {
    const opens = start.session(inDays, hour);
    return {
      id: onlySessionId(id),
      product_id: id,
      starts_at: opens.toISOString(),
      ends_at: new Date(opens.getTime() + minutes * 60_000).toISOString(),
      changed_at: start.now.toISOString(),
      place: modality === 'virtual' ? '' : 'Auditorio de la escuela, Lima',
    };
  });
}

/** Rows of `seminar_recordings`: whoever has a recorded one in the sample school is not written to about it. */
export function recordingRows(start: DayOfStart): Insertable<SchoolDatabase['seminar_recordings']>[] {
  return sampleSeminars
    .filter(({ recording }) => recording !== undefined)
    .map(({ id }) => ({ product_id: id, known_at: start.now.toISOString() }));
}
