import { AttendanceApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PublishedSeminar } from '#application/read-models/learning/published-seminar.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import type { AttendanceMark } from '#domain/learning/seminars/attendance.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The list of one session, before somebody who marks it. */
export class AttendanceApiInMemory extends AttendanceApi {
  /** Given instead of taking a mark. */
  failing: CallRefusal | null = null;
  /** Every mark that was taken, in order. */
  readonly marks: (readonly [userId: string, mark: AttendanceMark | null])[] = [];

  constructor(
    readonly list: ShownAttendance,
    readonly seminar: PublishedSeminar = { sessions: [], taken: 0, capacity: null },
  ) {
    super();
  }

  async published(): Answer<PublishedSeminar> {
    return accept(this.seminar);
  }

  async read(): Answer<ShownAttendance> {
    return accept(this.list);
  }

  async all(): Answer<ShownAttendance> {
    return accept(this.list);
  }

  async mark(_productId: number, _sessionId: string, userId: string, mark: AttendanceMark | null): Answer<undefined> {
    if (this.failing !== null) return refuse(this.failing);
    this.marks.push([userId, mark]);
    return accept(undefined);
  }
}
