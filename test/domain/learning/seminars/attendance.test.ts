import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceSheet, attendeesFound, type Attendee, countsOfMarks } from '#domain/learning/seminars/attendance.ts';

const attendee = (name: string, email: string, mark: Attendee['mark'] = null): Attendee => ({
  userId: email,
  name,
  email,
  mark,
});
const all = [
  attendee('Ñahui, Óscar', 'oscar@correo.pe', 'present'),
  attendee('Quispe Rojas, Ana', 'ana@correo.pe', 'absent'),
  attendee('Álvarez, Eva', 'eva@correo.pe'),
];

test('people are found by words of their name or address, however they are accented, by surname', () => {
  expect(attendeesFound(all, '').map(({ name }) => name)).toEqual([
    'Álvarez, Eva',
    'Ñahui, Óscar',
    'Quispe Rojas, Ana',
  ]);
  expect(attendeesFound(all, 'ana QUISPE').map(({ name }) => name)).toEqual(['Quispe Rojas, Ana']);
  expect(attendeesFound(all, 'alvarez')).toHaveLength(1);
  expect(attendeesFound(all, 'oscar@')).toHaveLength(1);
  expect(attendeesFound(all, 'nadie')).toEqual([]);
});

test('each mark is counted', () => {
  expect(countsOfMarks(all)).toEqual({ present: 1, absent: 1 });
  expect(countsOfMarks([])).toEqual({ present: 0, absent: 0 });
});

test('the list goes into a spreadsheet as it is, and no name becomes a formula', () => {
  const sheet = attendanceSheet(new Date('2026-03-17T00:00:00.000Z'), all);
  expect(sheet.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFnombre,correo,sesión,asistencia',
    '"Ñahui, Óscar",oscar@correo.pe,16/03/2026 7:00\u00A0p.\u00A0m.,Presente',
  ]);
  const start = fc.constantFrom('=', '+', '-', '@', '\t');
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const lines = attendanceSheet(new Date(0), [attendee(`${first}${rest}`, 'a@b.pe')]);
      expect(lines).toMatch(/\r\n"?'/);
    }),
  );
});
