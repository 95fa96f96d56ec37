/**
 * How much class a student can have watched by now. It runs for the student as a whole, not for each class, so that opening
 * many classes at once gains nothing: while classes are open, each second of the school's own clock allows two seconds of video
 * (the fastest playback offered), and a slack of 15 seconds forgives slow networks once, until it has been earned again.
 */
export interface StudyClock {
  /** When a class was last opened or a report last taken. */
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

/** Whole seconds of video that may be reported as newly watched at `now`. */
export function allowedSeconds(clock: StudyClock, now: Date): number {
  return Math.floor(availableMs(clock, now) / 1000);
}

/** The clock once a class is opened: the time before, when nothing was being watched, does not count. */
export function openClass(clock: StudyClock, now: Date): StudyClock {
  return { at: now, creditMs: Math.min(availableMs(clock, now), SLACK_MS) };
}

/**
 * The clock once a report was taken that added `seconds` of video.
 *
 * @param seconds 0 to `allowedSeconds(clock, now)`.
 */
export function spendSeconds(clock: StudyClock, seconds: number, now: Date): StudyClock {
  return { at: now, creditMs: Math.min(availableMs(clock, now) - seconds * 1000, SLACK_MS) };
}
