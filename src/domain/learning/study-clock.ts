/**
 * How much class a student can have watched by now. It runs for the student as a whole, not for each class, so that opening
 * many classes at once gains nothing: each second of the school's own clock since the last report allows two seconds of video (the
 * fastest playback offered), and a slack of 15 seconds forgives slow networks once, until it has been earned again. Opening a class
 * changes nothing of it: what was watched without a network may be told after the next class was opened.
 */
export interface StudyClock {
  /** When the first class was opened or a report last taken. */
  readonly at: Date;
  /** Milliseconds of video allowed at that instant, 0 to `SLACK_MS`. */
  readonly creditMs: number;
}

/** The fastest playback that counts in full. */
export const FASTEST_PLAYBACK = 2;

/** How far a report may be ahead of the school's clock. */
export const SLACK_MS = 15_000;

/** The clock of somebody who has never opened a class. */
export function newStudyClock(now: Date): StudyClock {
  return { at: now, creditMs: SLACK_MS };
}

function availableMs({ at, creditMs }: StudyClock, now: Date): number {
  // A machine's clock that steps back allows nothing, and takes nothing away.
  return creditMs + Math.max(0, now.getTime() - at.getTime()) * FASTEST_PLAYBACK;
}

/**
 * Whole seconds of video that may be reported at `now` as newly watched of one class.
 *
 * @param countsFrom since when that class can have been watched without the school being told: since it was first opened, or last
 * reported. No class was watched before it was opened, however long the student's clock has run.
 */
export function allowedSeconds(clock: StudyClock, countsFrom: Date, now: Date): number {
  const ofClass = availableMs({ at: countsFrom, creditMs: SLACK_MS }, now);
  return Math.floor(Math.min(availableMs(clock, now), ofClass) / 1000);
}

/**
 * The clock once a report was taken that added `seconds` of video.
 *
 * @param seconds 0 to `allowedSeconds` of the class.
 */
export function spendSeconds(clock: StudyClock, seconds: number, now: Date): StudyClock {
  return { at: now, creditMs: Math.min(availableMs(clock, now) - seconds * 1000, SLACK_MS) };
}
