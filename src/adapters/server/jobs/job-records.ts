import type { Clock } from '#application/ports/clock.ts';

/** What a process knows of one of its jobs. */
export interface JobRecord {
  readonly name: string;
  /** Runs that began, and those of them that failed. */
  runs: number;
  failures: number;
  /** Milliseconds that ended runs took, in all. */
  tookMs: number;
  /** When a run last ended well; null: none did. */
  lastSuccess: Date | null;
  /** Whether this process is at it now; of a job with a lease: whether it holds that. */
  isRunning: boolean;
}

/** How the jobs of a process went, for whoever watches it. */
export class JobRecords {
  readonly #records = new Map<string, JobRecord>();

  constructor(private readonly clock: Clock) {}

  get all(): Iterable<JobRecord> {
    return this.#records.values();
  }

  /** The same work, with every run noted under a name. */
  noted<A extends readonly unknown[]>(
    name: string,
    work: (...args: A) => Promise<unknown>,
  ): (...args: A) => Promise<void> {
    const record: JobRecord = { name, runs: 0, failures: 0, tookMs: 0, lastSuccess: null, isRunning: false };
    this.#records.set(name, record);
    return async (...args) => {
      const began = this.clock.now().getTime();
      record.runs += 1;
      record.isRunning = true;
      try {
        await work(...args);
        record.lastSuccess = this.clock.now();
      } catch (error) {
        record.failures += 1;
        throw error;
      } finally {
        record.isRunning = false;
        record.tookMs += this.clock.now().getTime() - began;
      }
    };
  }
}
