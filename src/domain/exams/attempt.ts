import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Exam, GradeTenths, KeyTelling } from './exam.ts';

/** How a student stands with an exam, before a start (EXAM-1). */
export interface AttemptTally {
  /** `intentos`: attempts allowed a day. */
  readonly attemptsADay: number;
  /** `intentos_diarios`: ordinary attempts started today, by the day in Lima. */
  readonly usedToday: number;
  /** `intentos_examen`: all attempts started. */
  readonly usedInAll: number;
  /** `intentos_adicionales`: extra attempts granted by staff. */
  readonly additionalGranted: number;
  /** `adicionales_consumer`: extra attempts used. */
  readonly additionalUsed: number;
  /** Best closed attempt; null: none closed. */
  readonly best: { readonly grade: GradeTenths; readonly passed: boolean } | null;
  /** An attempt still open. */
  readonly openAttemptId: string | null;
}

export type StartRefusal =
  | { readonly kind: 'exam-already-passed'; readonly grade: GradeTenths }
  | { readonly kind: 'no-attempts-left'; readonly attemptsADay: number };

/** The kind of attempt that is used next, a daily one before an additional one; null: none is left (decisions.md, Exams). */
export function attemptLeft(tally: {
  readonly attemptsADay: number;
  readonly usedToday: number;
  readonly additionalLeft: number;
}): 'daily' | 'additional' | null {
  if (tally.usedToday < tally.attemptsADay) return 'daily';
  return tally.additionalLeft > 0 ? 'additional' : null;
}

/**
 * Whether another attempt may start, and whether it would be an additional one; a passed exam is not taken again
 * (decisions.md, Exams).
 */
export function mayStart(tally: AttemptTally): Result<{ readonly additional: boolean }, StartRefusal> {
  if (tally.best?.passed === true) return refuse({ kind: 'exam-already-passed', grade: tally.best.grade });
  const left = attemptLeft({ ...tally, additionalLeft: tally.additionalGranted - tally.additionalUsed });
  if (left === null) return refuse({ kind: 'no-attempts-left', attemptsADay: tally.attemptsADay });
  return accept({ additional: left === 'additional' });
}

/** The counter that is shown: daily attempts plus 1, read before the start and kept during the attempt (EXAM-5). */
export function attemptCounter(usedTodayBeforeStart: number): number {
  return usedTodayBeforeStart + 1;
}

/**
 * What the counter showed before the start of an attempt that is still open (EXAM-5).
 *
 * @param usedThatDay daily attempts of the day on which it started: itself among them, unless it is an additional one.
 */
export function counterOfOpen({ additional }: { readonly additional: boolean }, usedThatDay: number): number {
  return attemptCounter(additional ? usedThatDay : usedThatDay - 1);
}

export type ModuleExamState = 'passed' | 'failed' | 'not-taken';

/**
 * Whether the tab of module exams counts as passed: only if no module exam is failed, and one not taken is not passed
 * (EXAM-4; decisions.md, Exams). A content without module exams has nothing to fail.
 */
export function moduleExamsPassed(states: readonly ModuleExamState[]): boolean {
  return states.every((state) => state === 'passed');
}

/** The state of one exam by its best closed attempt. */
export function examState(best: AttemptTally['best']): ModuleExamState {
  if (best === null) return 'not-taken';
  return best.passed ? 'passed' : 'failed';
}

/**
 * Whether keys and reasons are told of a closed attempt, as its exam is set. 'once-passed': not while the same questions can be
 * asked of its student again. Passed once is the end of that, or given up for good: the content is neither had nor to be had by any
 * purchase. Access that only ran out, or was given back, can be bought again (decisions.md, Exams; decision 0121).
 */
export function tellsKey(
  telling: KeyTelling,
  { passed, has, isSold }: { readonly passed: boolean; readonly has: boolean; readonly isSold: boolean },
): boolean {
  if (telling === 'once-passed') return passed || !(has || isSold);
  return telling === 'once-closed';
}

/**
 * The better of closed attempts: one that passed before one that did not, whatever its grade, since a pass mark may be lowered between
 * them; then the higher grade, and of equal ones the earlier.
 */
export function bestOf<A extends { readonly grade: GradeTenths; readonly passed: boolean }>(
  attempts: readonly A[],
): A | null {
  const isBetter = (next: A, best: A) =>
    next.passed === best.passed ? next.grade > best.grade : next.passed && !best.passed;
  return attempts.reduce<A | null>((best, next) => (best === null || isBetter(next, best) ? next : best), null);
}

/** When an attempt started at `startedAt` ends, by the server's clock. */
export function deadlineOf(exam: Pick<Exam, 'minutes'>, startedAt: Date): Date {
  return new Date(startedAt.getTime() + exam.minutes * 60_000);
}
