import type { CalendarEvent } from '#domain/catalogue/calendar-event.ts';

/** What a calendar is told of a session. */
export interface SessionToAttend {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Where it is attended in person; '': it is not. */
  readonly place: string;
  /** Where it is attended on line; null: it is not, it is not known yet, or it is nothing for whoever asks. */
  readonly address: string | null;
  readonly sequence: number;
  readonly changedAt: Date;
}

/** The seminar that a session is of. */
export interface SeminarOfEvent {
  readonly title: string;
  /** Its page, with the school's origin. */
  readonly page: string;
}

/** A session as calendars keep it: the same event wherever it is taken from, so that none stands there twice. */
export function sessionEvent(session: SessionToAttend, { title, page }: SeminarOfEvent): CalendarEvent {
  const { id, startsAt, endsAt, place, address, sequence, changedAt } = session;
  return {
    uid: `${id}@${hostOf(page)}`,
    title: session.title === '' ? title : `${title}: ${session.title}`,
    description: [...(address === null ? [] : [`Sala: ${address}`]), page].join('\n\n'),
    location: [place, address ?? ''].filter((each) => each !== '').join(' · '),
    address: page,
    startsAt,
    endsAt,
    changedAt,
    sequence,
  };
}

/** The host of an address, without its port: by it the school's events are told from everybody else's. */
function hostOf(address: string): string {
  return /^https?:\/\/([^/:]+)/.exec(address)?.[1] ?? 'escuela';
}
