import type { OpenAttempt } from '#application/read-models/exams/exam-attempt.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Answers, Question } from '#domain/exams/exam.ts';
import { clockOffset, secondsLeft } from '#domain/exams/deadline.ts';

/** loading → rules → running → finished; or not-available with the school's own words (EXAM-3). */
export type ExamPhase = 'loading' | 'not-available' | 'rules' | 'running' | 'submitting' | 'finished';

/**
 * waiting-for-school: it answers, and has a fault. signed-out: it asks who this is. refused: it has all answers but some that it does
 * not take.
 */
export type SavedState = 'saved' | 'saving' | 'waiting-for-network' | 'waiting-for-school' | 'signed-out' | 'refused';

/** The place of the first question without an answer; -1: all have one. */
export function firstUnanswered(questions: readonly Question[], answers: Answers): number {
  return questions.findIndex(({ id }) => (answers[String(id)]?.length ?? 0) === 0);
}

/** How long an attempt still runs, by the school's clock however wrong this machine's is. */
export class AttemptClock {
  readonly #deadline: Date;
  readonly #offsetMs: number;

  constructor(
    private readonly clock: Clock,
    { deadlineAt, serverNow }: Pick<OpenAttempt, 'deadlineAt' | 'serverNow'>,
  ) {
    this.#deadline = deadlineAt;
    this.#offsetMs = clockOffset(serverNow, clock.now());
  }

  /** Whole seconds. */
  get secondsLeft(): number {
    return secondsLeft(this.#deadline, new Date(this.clock.now().getTime() + this.#offsetMs));
  }
}

/** The longest pause, in milliseconds: of a class that is cut off together some come back each second. */
const LONGEST_PAUSE_MS = 10_000;

/** How long a school that could not be reached is left alone before it is asked again: a second, then twice as long each time. */
export class GrowingPause {
  #lasts = 0;
  #until = 0;

  constructor(private readonly clock: Clock) {}

  get isOver(): boolean {
    return this.clock.now().getTime() >= this.#until;
  }

  /**
   * It could not be reached once more; what was tried during a pause, because somebody wanted to, does not make it longer.
   *
   * @param isForEver it was reached and said no: it is not asked again.
   */
  grow(isForEver = false): void {
    if (!this.isOver && !isForEver) return;
    this.#lasts = isForEver ? Infinity : Math.min(LONGEST_PAUSE_MS, Math.max(1000, this.#lasts * 2));
    this.#until = this.clock.now().getTime() + this.#lasts;
  }

  /** It was reached, or there is a reason to think it can be. */
  end(): void {
    this.#lasts = 0;
    this.#until = 0;
  }
}
