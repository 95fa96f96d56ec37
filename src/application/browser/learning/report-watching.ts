import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import type { LearningApi, Standing } from '#application/browser/ports/learning-api.ts';
import type { Clock } from '#application/ports/clock.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { WatchTracker } from './watch-tracker.ts';

/** How often a video that plays tells where it is, in milliseconds. */
export const REPORT_EVERY_MS = 5_000;

/** Refusals after which nothing more is told: the class is not the student's any more. */
const final = new Set([401, 403, 404]);

export interface ReportedClass {
  readonly slug: string;
  readonly classId: number;
  readonly tracker: WatchTracker;
}

/**
 * Tells the school what was watched of a class, one report at a time: what comes while one is under way goes right after
 * it, since a video that has ended asks but once. What could not be told is kept and goes with the next one.
 */
export class ReportWatching {
  readonly #api: LearningApi;
  readonly #clock: Clock;
  readonly #of: ReportedClass;
  #lastAt: number;
  #isUnderWay = false;
  #isAskedAgain = false;
  #isOver = false;

  constructor(api: LearningApi, clock: Clock, of: ReportedClass) {
    this.#api = api;
    this.#clock = clock;
    this.#of = of;
    this.#lastAt = clock.now().getTime();
  }

  /** Whether it is time for the next regular report. */
  get isDue(): boolean {
    return this.#clock.now().getTime() - this.#lastAt >= REPORT_EVERY_MS;
  }

  /**
   * Tells what is new; null when nothing is, or when a report is under way.
   *
   * @param leaving the page goes away: the report outlives it and does not wait for another.
   */
  async execute(leaving: boolean): Promise<Result<Standing, CallRefusal> | null> {
    const { slug, classId, tracker } = this.#of;
    if (this.#isOver || !tracker.hasNews) return null;
    if (this.#isUnderWay && !leaving) {
      this.#isAskedAgain = true;
      return null;
    }
    this.#isUnderWay = true;
    this.#lastAt = this.#clock.now().getTime();
    const report = tracker.take();
    const answer = await this.#api.report(slug, classId, report, leaving);
    this.#isUnderWay = false;
    const goesOn = this.#isAskedAgain;
    this.#isAskedAgain = false;
    if (answer.ok) return (goesOn ? await this.execute(false) : null) ?? answer;
    if (answer.refusal.status !== null && final.has(answer.refusal.status)) this.#isOver = true;
    else tracker.giveBack(report.watched);
    return refuse(answer.refusal);
  }
}
