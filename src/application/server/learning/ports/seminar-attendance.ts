import type { AttendanceMark, Attendee } from '#domain/learning/seminars/attendance.ts';

/** Who is at the sessions of seminars. */
export abstract class SeminarAttendance {
  /** Who is enrolled in a seminar now, and whoever else is marked at the session; in any order. */
  abstract at(session: { readonly id: string; readonly productId: number }, now: Date): Promise<readonly Attendee[]>;
  /** Marks one person at a session; null: takes the mark away. Gives the mark that there was. */
  abstract mark(
    sessionId: string,
    userId: string,
    mark: AttendanceMark | null,
    by: string,
    at: Date,
  ): Promise<AttendanceMark | null>;
}
