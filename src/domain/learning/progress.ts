import { type CourseClass, type CourseContent, classesOf } from './course-content.ts';
import { addWatched, type Interval, NOTHING_WATCHED, type Watched, watchedSeconds } from './watched.ts';

/** How far a student is in a class. */
export interface ClassProgress {
  /** Where to go on, in whole seconds. */
  readonly positionSeconds: number;
  readonly watched: Watched;
  /** Null until the class counts as done; then it stays done. */
  readonly completedAt: Date | null;
  readonly updatedAt: Date;
  /** Since when it can have been watched without the school being told: since it was first opened, or last reported. */
  readonly countsFrom: Date;
}

/** Progress by class id; a class never opened has none. */
export type ProgressOfClasses = ReadonlyMap<number, ClassProgress>;

/** What must really have been watched of a video, in hundredths. */
export const WATCHED_TO_COMPLETE = 90;

/** A position this close to the end means the video was seen to its end: going on begins anew. */
const END_SECONDS = 5;

/** The progress of a class that is opened for the first time. */
export function newProgress(now: Date): ClassProgress {
  return { positionSeconds: 0, watched: NOTHING_WATCHED, completedAt: null, updatedAt: now, countsFrom: now };
}

/** Whether at least 90 % of a video's seconds were watched. */
export function isWatched(watched: Watched, durationSeconds: number): boolean {
  return durationSeconds > 0 && watchedSeconds(watched) * 100 >= durationSeconds * WATCHED_TO_COMPLETE;
}

/**
 * The progress after a player's report.
 *
 * @param budget whole seconds that the school's clock allows as new.
 */
export function afterWatching(
  progress: ClassProgress,
  report: { readonly positionSeconds: number; readonly intervals: readonly Interval[] },
  given: { readonly durationSeconds: number; readonly budget: number; readonly now: Date },
): { readonly progress: ClassProgress; readonly gained: number } {
  const { watched, gained } = addWatched(progress.watched, report.intervals, given.budget);
  const completed = progress.completedAt ?? (isWatched(watched, given.durationSeconds) ? given.now : null);
  const position = Math.min(Math.max(Math.round(report.positionSeconds), 0), given.durationSeconds);
  const { now } = given;
  const after = { positionSeconds: position, watched, completedAt: completed, updatedAt: now, countsFrom: now };
  return { progress: after, gained };
}

/** The progress of a reading class that the student marks as read. */
export function afterReading(progress: ClassProgress, now: Date): ClassProgress {
  return { ...progress, completedAt: progress.completedAt ?? now, updatedAt: now };
}

/** The second at which a video goes on; 0 when it was seen to its end. */
export function resumePosition(progress: ClassProgress | undefined, durationSeconds: number): number {
  if (progress === undefined || progress.positionSeconds > durationSeconds - END_SECONDS) return 0;
  return progress.positionSeconds;
}

export interface CourseProgress {
  readonly completed: number;
  readonly total: number;
  /** 0 to 100, rounded down: 100 means every class. */
  readonly percent: number;
  readonly finished: boolean;
}

/** How much of a content is done. A content without classes is never finished. Source: LEARN-3. */
export function courseProgress(completed: number, total: number): CourseProgress {
  const percent = total === 0 ? 0 : Math.floor((completed * 100) / total);
  return { completed, total, percent, finished: total > 0 && completed === total };
}

/** Whether a class is done; one never opened is not. */
export function isDone(progress: ClassProgress | undefined): boolean {
  return progress !== undefined && progress.completedAt !== null;
}

/** How much of a content a student has done. */
export function progressIn(content: CourseContent, progress: ProgressOfClasses): CourseProgress {
  const classes = classesOf(content);
  const completed = classes.filter(({ id }) => isDone(progress.get(id)));
  return courseProgress(completed.length, classes.length);
}

/**
 * The class to go on with: the one last open unless it is done, else the next one not done after it, else the first one not
 * done. Null when all are done or there is none.
 */
export function classToContinue<C extends CourseClass>(
  content: CourseContent<C>,
  progress: ProgressOfClasses,
): C | null {
  const classes = classesOf(content);
  const time = ({ id }: C): number => progress.get(id)?.updatedAt.getTime() ?? Number.NEGATIVE_INFINITY;
  const last = classes.reduce((latest, each, place) => {
    const best = classes[latest];
    return best !== undefined && time(best) >= time(each) ? latest : place;
  }, 0);
  const inTurn = [...classes.slice(last), ...classes.slice(0, last)];
  return inTurn.find(({ id }) => !isDone(progress.get(id))) ?? null;
}
