import { type RateCount, RateCounts } from '#application/server/shared/ports/rate-counts.ts';

/** For a school on SQLite, which is one process: a write for each request would keep its one writer busy. A restart begins anew. */
export class RateCountsInProcess extends RateCounts {
  readonly #counts = new Map<string, RateCount>();

  hit(key: string, seconds: number, now: Date): Promise<RateCount> {
    const running = this.#counts.get(key);
    const isOver = running === undefined || running.endsAt <= now;
    const next: RateCount = isOver
      ? { count: 1, endsAt: new Date(now.getTime() + seconds * 1000) }
      : { count: running.count + 1, endsAt: running.endsAt };
    this.#counts.set(key, next);
    return Promise.resolve(next);
  }

  forgetEnded(now: Date): Promise<void> {
    for (const [key, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(key);
    return Promise.resolve();
  }
}
