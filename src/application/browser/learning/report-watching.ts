import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { isFinal } from '#application/browser/shared/is-final.ts';
import type { StudyProgress } from '#application/read-models/learning/opened-class.ts';
import type { Clock } from '#application/ports/clock.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { WatchedClass, WatchOutbox } from './watch-outbox.ts';
import type { WatchTracker } from './watch-tracker.ts';

/** How often a video that plays tells where it is, in milliseconds. */
export const REPORT_EVERY_MS = 5_000;

export interface ReportedClass extends WatchedClass {
  readonly tracker: WatchTracker;
}

/**
 * Tells the school what was watched of a class, one report at a time: what comes while one is under way goes right after
 * it, since a video that has ended asks but once. What could not be told is kept in this browser and goes with the next one.
 */
export class ReportWatching {
  #lastAt: number;
  #isUnderWay = false;
  #isAskedAgain = false;
  #isOver = false;

  constructor(
    private readonly outbox: WatchOutbox,
    private readonly clock: Clock,
    private readonly of: ReportedClass,
  ) {
    this.#lastAt = clock.now().getTime();
  }

  /** Whether it is time for the next regular report. */
  get isDue(): boolean {
    return this.clock.now().getTime() - this.#lastAt >= REPORT_EVERY_MS;
  }

  /**
   * Tells what is new; null when nothing is, or when a report is under way.
   *
   * @param leaving the page goes away: the report outlives it and does not wait for another.
   */
  async execute(leaving: boolean): Promise<Result<StudyProgress, CallRefusal> | null> {
    const { tracker } = this.of;
    if (this.#isOver || !tracker.hasNews) return null;
    if (this.#isUnderWay && !leaving) {
      this.#isAskedAgain = true;
      return null;
    }
    this.#isUnderWay = true;
    this.#lastAt = this.clock.now().getTime();
    const report = tracker.take();
    const answer = await this.outbox.tell(this.of, report, leaving);
    this.#isUnderWay = false;
    const goesOn = this.#isAskedAgain;
    this.#isAskedAgain = false;
    if (answer.ok) return (goesOn ? await this.execute(false) : null) ?? answer;
    if (isFinal(answer.refusal)) this.#isOver = true;
    // Where this browser keeps nothing, the tab at least does.
    else tracker.giveBack(report.watched);
    return refuse(answer.refusal);
  }
}
