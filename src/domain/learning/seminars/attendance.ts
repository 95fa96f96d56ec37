import { csvFile, csvText } from '#domain/shared/csv-cell.ts';
import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { fold } from '#domain/shared/text.ts';

/** Whether somebody was at a session. */
export const attendanceMarks = ['present', 'absent'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

/** What a mark is called. */
export const markNames: Readonly<Record<AttendanceMark, string>> = { present: 'Presente', absent: 'Ausente' };

/** Somebody who is enrolled in a session, or was there. */
export interface Attendee {
  readonly userId: string;
  /** Surnames first, as lists are called out. */
  readonly name: string;
  readonly email: string;
  /** Null: not marked. */
  readonly mark: AttendanceMark | null;
}

/** Those whose name or address has all the words, however they are accented, by name. */
export function attendeesFound(attendees: readonly Attendee[], words: string): readonly Attendee[] {
  const sought = fold(words).split(/\s+/);
  return attendees
    .filter(({ name, email }) => sought.every((word) => fold(`${name} ${email}`).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es') || one.email.localeCompare(other.email));
}

/** How many of them are marked how. */
export function countsOfMarks(attendees: readonly Pick<Attendee, 'mark'>[]): Readonly<Record<AttendanceMark, number>> {
  const of = (mark: AttendanceMark) => attendees.filter((each) => each.mark === mark).length;
  return { present: of('present'), absent: of('absent') };
}

/** The list as a spreadsheet: CSV in UTF-8 with a mark by which every spreadsheet program takes it for that. */
export function attendanceSheet(startsAt: Date, attendees: readonly Attendee[]): string {
  const when = `${formatDayMonthYear(limaDay(startsAt))} ${formatLimaTime(startsAt)}`;
  const rows = attendees.map(({ name, email, mark }) => [name, email, when, mark === null ? '' : markNames[mark]]);
  return csvFile([['nombre', 'correo', 'sesión', 'asistencia'], ...rows].map((cells) => cells.map(csvText)));
}
