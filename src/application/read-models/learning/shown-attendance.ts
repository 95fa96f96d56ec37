import type { Attendee } from '#domain/learning/seminars/attendance.ts';

/** A session of a seminar and who is enrolled in it, as a page of the list. Instants are ISO 8601. */
export interface ShownAttendance {
  readonly title: string;
  readonly session: {
    readonly id: string;
    readonly title: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly place: string;
    /** Null: no limit is told. */
    readonly capacity: number | null;
  };
  /** The sessions of the seminar, soonest first: the way to their lists. */
  readonly sessions: readonly { readonly id: string; readonly startsAt: string }[];
  readonly people: readonly Attendee[];
  /** Of all, whatever is sought. */
  readonly enrolled: number;
  readonly present: number;
  readonly absent: number;
  /** As sought. */
  readonly found: number;
  readonly pages: number;
  /** Whether whoever looks marks who was there. */
  readonly mayMark: boolean;
}
