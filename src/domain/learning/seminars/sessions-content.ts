import { oneLine } from '#domain/shared/typed-text.ts';
import { limaMinute, parseLimaMinute } from '#domain/shared/lima-minute.ts';
import { roomAddress } from '#domain/learning/seminar-room.ts';

/** A session of a seminar as it is edited: numbers, hours and addresses as they were typed. */
export interface EditedSession {
  /** Given when it is added, and never another: calendars, letters and attendance name it. */
  readonly id: string;
  /** ''; what it is about, where the seminar has several. */
  readonly title: string;
  /** Minute in Lima, '2026-12-14T19:00'. */
  readonly startsAt: string;
  readonly minutes: string;
  /** Where it is attended in person; '': it is not. */
  readonly place: string;
  /** Where it is attended on line; '': where the seminar is. */
  readonly room: string;
  /** How many people there is room for; '': no limit is told. */
  readonly capacity: string;
  readonly staffIds: readonly number[];
  /** Where it can be seen again; '': nowhere, or in the seminar's own recording. */
  readonly recording: string;
}

/** The sessions of a seminar, as one part of its working copy. */
export interface SessionsContent {
  /** Where its sessions are attended on line, save those that say otherwise; '': it is not known. */
  readonly room: string;
  readonly sessions: readonly EditedSession[];
}

/** A session of a seminar, understood. */
export interface SeminarSession {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  /** Its own; null: the seminar's. */
  readonly room: string | null;
  /** Null: no limit is told. */
  readonly capacity: number | null;
  readonly staffIds: readonly number[];
  readonly recording: string | null;
}

/** How much the sessions of a seminar hold at most. */
export const sessionLimits = {
  sessions: 60,
  title: 160,
  place: 200,
  minutes: 1440,
  capacity: 100_000,
  staff: 20,
} as const;

/** The id of the control for something of a session, on the page of the sessions. */
export const sessionField = (id: string, what: Exclude<keyof EditedSession, 'id'>): string => `sesion-${id}-${what}`;

const MINUTE_MS = 60_000;

/** What can be understood of a session as it was typed; null where what was typed is none, undefined where nothing may be told. */
export function readSession(edited: EditedSession) {
  const starts = parseLimaMinute(edited.startsAt);
  return {
    startsAt: starts.ok ? starts.value : null,
    minutes: countTyped(edited.minutes, sessionLimits.minutes),
    capacity: edited.capacity.trim() === '' ? undefined : countTyped(edited.capacity, sessionLimits.capacity),
    room: addressTyped(edited.room),
    recording: addressTyped(edited.recording),
  };
}

/** A session as it is held; null: what was typed of it cannot be understood. */
export function plannedSession(edited: EditedSession): SeminarSession | null {
  const { startsAt, minutes, capacity, room, recording } = readSession(edited);
  if (startsAt === null || minutes === null || capacity === null || room === null || recording === null) return null;
  return {
    id: edited.id,
    title: oneLine(edited.title),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    place: oneLine(edited.place),
    room: room ?? null,
    capacity: capacity ?? null,
    staffIds: [...new Set(edited.staffIds)],
    recording: recording ?? null,
  };
}

/** How long a session is, in whole minutes. */
function minutesOf({ startsAt, endsAt }: Pick<SeminarSession, 'startsAt' | 'endsAt'>): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
}

/** An address on line as it was typed; undefined: none was. Null: it is no address. */
export function addressTyped(typed: string): string | null | undefined {
  if (typed.trim() === '') return undefined;
  const address = roomAddress(typed);
  return address.ok ? address.value : null;
}

/** When and where a session is attended. */
type WhenAndWhere = Pick<SeminarSession, 'startsAt' | 'endsAt' | 'place' | 'room'>;

/** Whether whoever attends a session has to be told: it is at another time, or somewhere else. */
export function isMoved(before: WhenAndWhere, after: WhenAndWhere): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime() ||
    before.place !== after.place ||
    before.room !== after.room
  );
}

/** The session as whoever edits it sees it. */
export function editedSession(session: SeminarSession): EditedSession {
  const { id, title, startsAt, place, room, capacity, staffIds, recording } = session;
  return {
    id,
    title,
    startsAt: limaMinute(startsAt),
    minutes: String(minutesOf(session)),
    place,
    room: room ?? '',
    capacity: capacity === null ? '' : String(capacity),
    staffIds,
    recording: recording ?? '',
  };
}

function countTyped(typed: string, most: number): number | null {
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : null;
}
