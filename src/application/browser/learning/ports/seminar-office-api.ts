import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { PublishedSeminar } from '#application/read-models/learning/published-seminar.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import type { AttendanceMark } from '#domain/learning/seminars/attendance.ts';
import type { SessionsContent } from '#domain/learning/seminars/sessions-content.ts';

/** The part 'sessions' of a seminar. */
export abstract class SeminarSessionsApi extends PartApi<SessionsContent> {}

/** What is asked of a session's list. */
export interface AttendanceAsked {
  readonly productId: number;
  readonly sessionId: string;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** Who is at the sessions of seminars. */
export abstract class AttendanceApi {
  /** The sessions of a seminar that are published, and how many people come. */
  abstract published(productId: number): Answer<PublishedSeminar>;
  abstract read(asked: AttendanceAsked): Answer<ShownAttendance>;
  /** Everybody at once, for a file or paper. */
  abstract all(productId: number, sessionId: string): Answer<ShownAttendance>;
  /** @param mark null: takes the mark away. */
  abstract mark(productId: number, sessionId: string, userId: string, mark: AttendanceMark | null): Answer<undefined>;
}
