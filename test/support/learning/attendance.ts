import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';

/** The list of a session of 'Plazos' with Ana, who was there, and Luis, who is not marked. */
export const listOfPlazos: ShownAttendance = {
  title: 'Plazos',
  session: {
    id: 'a',
    title: '',
    startsAt: '2026-03-17T00:00:00.000Z',
    endsAt: '2026-03-17T01:30:00.000Z',
    place: 'Aula 1',
    capacity: 40,
  },
  sessions: [{ id: 'a', startsAt: '2026-03-17T00:00:00.000Z' }],
  people: [
    { userId: 'ana', name: 'Quispe Rojas, Ana', email: 'ana@correo.pe', mark: 'present' },
    { userId: 'luis', name: 'Rojas, Luis', email: 'luis@correo.pe', mark: null },
  ],
  enrolled: 2,
  present: 1,
  absent: 0,
  found: 2,
  pages: 1,
  mayMark: true,
};
