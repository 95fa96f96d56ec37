import { type ProductProgress, ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { type ClassProgress, isDone, type ProgressOfClasses } from '#domain/learning/progress.ts';
import { newStudyClock, type StudyClock } from '#domain/learning/study-clock.ts';

interface Entry {
  readonly userId: string;
  readonly classId: number;
  readonly productId: number;
  readonly progress: ClassProgress;
}

/** Progress in this process's memory, where one writer is at work at a time. */
export class ProgressRecordsInMemory extends ProgressRecords {
  readonly #clocks = new Map<string, StudyClock>();
  readonly #entries = new Map<string, Entry>();

  lockClock(userId: string, now: Date): Promise<StudyClock> {
    const clock = this.#clocks.get(userId) ?? newStudyClock(now);
    this.#clocks.set(userId, clock);
    return Promise.resolve(clock);
  }

  setClock(userId: string, clock: StudyClock): Promise<void> {
    this.#clocks.set(userId, clock);
    return Promise.resolve();
  }

  ofProduct(userId: string, productId: number): Promise<ProgressOfClasses> {
    const entries = this.#of(userId).filter((entry) => entry.productId === productId);
    return Promise.resolve(new Map(entries.map(({ classId, progress }) => [classId, progress])));
  }

  save(
    userId: string,
    of: { readonly classId: number; readonly productId: number },
    progress: ClassProgress,
  ): Promise<void> {
    this.#entries.set(`${userId} ${of.classId}`, { userId, ...of, progress });
    return Promise.resolve();
  }

  summaryOf(userId: string): Promise<readonly ProductProgress[]> {
    const own = this.#of(userId);
    const products = [...new Set(own.map(({ productId }) => productId))];
    const summaries = products.map((productId) => {
      const progress = own.filter((entry) => entry.productId === productId).map((entry) => entry.progress);
      const latest = Math.max(...progress.map(({ updatedAt }) => updatedAt.getTime()));
      return { productId, completed: progress.filter(isDone).length, lastAt: new Date(latest) };
    });
    return Promise.resolve(summaries.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime()));
  }

  #of(userId: string): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.userId === userId);
  }
}
