/** Why somebody is written to about a session. */
export type NoticeReason = 'enrolled' | 'moved' | 'called-off' | 'seat-lost' | 'day-before' | 'hour-before';

/** What somebody was told of a session. */
export interface ToldOfSession {
  /** As it was told last. */
  readonly sequence: number;
  /** Whether they were told that it is theirs no more. */
  readonly isOver: boolean;
  readonly dayBefore: boolean;
  readonly hourBefore: boolean;
}

/** A session before somebody who may attend it. */
export interface SessionBefore {
  readonly startsAt: Date;
  readonly sequence: number;
  /** Whether it is held no more. */
  readonly isRemoved: boolean;
  readonly isEnrolled: boolean;
  /** Null: nothing was told. */
  readonly told: ToldOfSession | null;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** What somebody has to be told of a session now; null: nothing. Of what has begun nothing is told any more. */
export function noticeDue(
  { startsAt, sequence, isRemoved, isEnrolled, told }: SessionBefore,
  now: Date,
): NoticeReason | null {
  if (startsAt <= now) return null;
  if (isRemoved || !isEnrolled) {
    if (told === null || told.isOver) return null;
    return isRemoved ? 'called-off' : 'seat-lost';
  }
  if (told === null || told.isOver) return 'enrolled';
  if (told.sequence < sequence) return 'moved';
  const { dayBefore, hourBefore } = remindersPast(startsAt, now);
  if (hourBefore && !told.hourBefore) return 'hour-before';
  return dayBefore && !told.dayBefore ? 'day-before' : null;
}

/** What somebody knows once they are told: a letter that comes within the day, or the hour, before is the reminder too. */
export function toldNow(reason: NoticeReason, { startsAt, sequence }: SessionBefore, now: Date): ToldOfSession {
  return { sequence, isOver: reason === 'called-off' || reason === 'seat-lost', ...remindersPast(startsAt, now) };
}

/** Which reminders are due or past, as long before it begins as it is now. */
function remindersPast(startsAt: Date, now: Date): Pick<ToldOfSession, 'dayBefore' | 'hourBefore'> {
  const ahead = startsAt.getTime() - now.getTime();
  return { dayBefore: ahead <= DAY_MS, hourBefore: ahead <= HOUR_MS };
}
