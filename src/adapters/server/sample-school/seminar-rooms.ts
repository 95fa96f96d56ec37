import type { Insertable } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { sampleSeminars } from './seminars.ts';

/** Rows of `seminar_rooms`: those to come that can be attended on line meet in a room of a public service. */
export function roomRows(): Insertable<SchoolDatabase['seminar_rooms']>[] {
  return sampleSeminars
    .filter(({ inDays, modality }) => inDays > 0 && modality !== 'presencial')
    .map(({ id, slug }) => ({ product_id: id, address: `https://meet.jit.si/escuela-${slug}` }));
}
