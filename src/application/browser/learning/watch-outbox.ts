import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { isFinal } from '#application/browser/shared/is-final.ts';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import type { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { StudyProgress } from '#application/read-models/learning/opened-class.ts';
import { mergeIntervals, type WatchReport } from '#domain/learning/watched.ts';
import type { Result } from '#domain/shared/result.ts';

/** A class of a content. */
export interface WatchedClass {
  readonly slug: string;
  readonly classId: number;
}

/** Where a class stands after something of it that waited was told. */
export interface Told extends WatchedClass {
  readonly progress: StudyProgress;
}

interface PendingReport extends WatchReport, WatchedClass {}

/**
 * Keeps in this browser what was watched until the school has it, for one student: a network that is gone, a tab that is closed and
 * a machine that stops lose nothing of it.
 */
export class WatchOutbox {
  /** The run under way, and the one that begins after it. */
  #sending: Promise<readonly Told[]> | null = null;
  #next: Promise<readonly Told[]> | null = null;

  constructor(
    private readonly storage: DeviceStorage,
    private readonly api: LearningApi,
    private readonly userId: () => string,
  ) {}

  /** Whether the school does not have everything yet. */
  get isWaiting(): boolean {
    return this.#names().length > 0;
  }

  /** Tells what was watched of a class, with what waits of it. `leaving`: the page goes away, and the call outlives it. */
  async tell(of: WatchedClass, report: WatchReport, leaving: boolean): Promise<Result<StudyProgress, CallRefusal>> {
    const name = this.#name(of);
    const waiting = this.#read(name);
    const watched = mergeIntervals([...(waiting?.watched ?? []), ...report.watched]);
    const kept: PendingReport = {
      slug: of.slug,
      classId: of.classId,
      positionSeconds: report.positionSeconds,
      watched,
    };
    this.storage.write(name, JSON.stringify(kept));
    return this.#send(name, kept, leaving);
  }

  /**
   * Tells everything that waits, of whatever class, before anything else is watched. One under way may have begun without a network,
   * or have passed by what waits now: it is done once more after that, for all who ask meanwhile. Gives what both told.
   */
  sendWaiting(): Promise<readonly Told[]> {
    if (this.#sending !== null) return (this.#next ??= this.#sendAfter(this.#sending));
    this.#sending = this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAfter(underWay: Promise<readonly Told[]>): Promise<readonly Told[]> {
    const before = await underWay.catch(() => []);
    this.#next = null;
    return [...before, ...(await this.sendWaiting())];
  }

  async #sendAll(): Promise<readonly Told[]> {
    const told: Told[] = [];
    const owner = this.#beginning;
    for (const name of this.#names()) {
      // Somebody else signed in meanwhile: told in their name it would be theirs.
      if (this.#beginning !== owner) break;
      const waiting = this.#read(name);
      if (waiting === null) continue;
      const sent = await this.#send(name, waiting, false);
      if (sent.ok) told.push({ slug: waiting.slug, classId: waiting.classId, progress: sent.value });
      // Without the school the others would wait for their time-outs, one after another.
      else if (!isFinal(sent.refusal)) break;
    }
    return told;
  }

  async #send(name: string, pending: PendingReport, leaving: boolean): Promise<Result<StudyProgress, CallRefusal>> {
    const { slug, classId, positionSeconds, watched } = pending;
    const answer = await this.api.report(slug, classId, { positionSeconds, watched }, leaving);
    // What another tab, or a later report of this one, has added meanwhile stays until it is told as well.
    const isSame = JSON.stringify(this.#read(name)) === JSON.stringify(pending);
    if (isSame && (answer.ok || isFinal(answer.refusal))) this.storage.remove(name);
    return answer;
  }

  #read(name: string): PendingReport | null {
    try {
      return JSON.parse(this.storage.read(name) ?? 'null') as PendingReport | null;
    } catch {
      return null;
    }
  }

  #names(): readonly string[] {
    return this.storage.names(this.#beginning);
  }

  #name({ slug, classId }: WatchedClass): string {
    return `${this.#beginning}${classId}.${slug}`;
  }

  /** Another account in the same browser tells none of these. */
  get #beginning(): string {
    return `escuela.avance.${this.userId()}.`;
  }
}
