import type { OpenAttempt } from '#application/read-models/exams/exam-attempt.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Answers, Question } from '#domain/exams/exam.ts';
import { clockOffset, secondsLeft } from '#domain/exams/deadline.ts';

/** loading → rules → running → finished; or not-available with the school's own words (EXAM-3). */
export type ExamPhase = 'loading' | 'not-available' | 'rules' | 'running' | 'submitting' | 'finished';

export type SavedState = 'saved' | 'saving' | 'waiting-for-network';

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
