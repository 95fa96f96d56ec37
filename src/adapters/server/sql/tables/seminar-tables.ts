import type { Generated } from 'kysely';
import type { Flag, Instant, Nullable } from './column-types.ts';

/** Where a seminar is attended on line, save sessions that have a room of their own. */
export interface SeminarRoomsTable {
  product_id: number;
  address: string;
}

/** When and where a seminar is held. The first begins and the last ends when `products` says that the seminar does. */
export interface SeminarSessionsTable {
  /** Given by whoever added it, and never another: calendars name it. */
  id: string;
  product_id: number;
  title: Generated<string>;
  starts_at: Instant;
  ends_at: Instant;
  /** Where it is attended in person; '': it is not. */
  place: Generated<string>;
  /** Its own room on line; null: that of the seminar. */
  room: Nullable<string>;
  /** How many people there is room for; null: no limit is told. */
  capacity: Nullable<number>;
  /** Where it can be seen again. */
  recording: Nullable<string>;
  /** How often it was moved or taken away: calendars leave an older one behind. */
  sequence: Generated<number>;
  /** When it was moved last. */
  changed_at: Instant;
  /** Since when it is held no more; its row stays for whoever has to be told. Null: it is. */
  removed_at: Nullable<Instant>;
}

/** Who holds a session, in their order; nobody: whoever holds the seminar. */
export interface SeminarSessionStaffTable {
  session_id: string;
  staff_id: number;
  position: number;
}

/** What each person was told of each session. */
export interface SeminarNoticesTable {
  session_id: string;
  user_id: string;
  /** How many letters they were sent of it: whoever sends the next one says after which. */
  letters: number;
  /** The session's, as they were told it last. */
  sequence: number;
  /** 1: they were told that it is theirs no more. */
  is_over: Flag;
  /** 1: they were reminded, or told something else within that time. */
  day_before: Flag;
  hour_before: Flag;
}

/** Of which seminars it is known that their recording is there: nobody is told of it again. */
export interface SeminarRecordingsTable {
  product_id: number;
  known_at: Instant;
}

/** Who is still to be told that a recording is there; whoever was told is gone from it. */
export interface RecordingNoticesTable {
  product_id: number;
  user_id: string;
}

/** Who was at which session, as somebody of the office marked it. */
export interface SeminarAttendanceTable {
  session_id: string;
  user_id: string;
  is_present: Flag;
  /** Null: their account is gone. */
  marked_by: Nullable<string>;
  marked_at: Instant;
}

/** The hours that are agreed with whoever bought a consultancy; they go with the purchase. */
export interface AppointmentsTable {
  id: string;
  grant_id: string;
  starts_at: Instant;
  ends_at: Instant;
  place: string;
  room: Nullable<string>;
  /** How often it was moved. */
  sequence: number;
  changed_at: Instant;
  /** Null: it was not held; there is one of these at most of each purchase. */
  held_at: Nullable<Instant>;
}

export interface SeminarTables {
  appointments: AppointmentsTable;
  seminar_rooms: SeminarRoomsTable;
  seminar_sessions: SeminarSessionsTable;
  seminar_session_staff: SeminarSessionStaffTable;
  seminar_notices: SeminarNoticesTable;
  seminar_recordings: SeminarRecordingsTable;
  recording_notices: RecordingNoticesTable;
  seminar_attendance: SeminarAttendanceTable;
}
