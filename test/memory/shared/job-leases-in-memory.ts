import type { Clock } from '#application/ports/clock.ts';
import { JobLeases } from '#application/server/shared/ports/job-leases.ts';

/** Leases of processes that share a memory, by a clock of the test's. */
export class JobLeasesInMemory extends JobLeases {
  readonly #leases = new Map<string, { readonly holder: string; readonly until: number }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  hold(name: string, holder: string, milliseconds: number): Promise<boolean> {
    const now = this.clock.now().getTime();
    const lease = this.#leases.get(name);
    const isFree = lease === undefined || lease.holder === holder || lease.until <= now;
    if (isFree) this.#leases.set(name, { holder, until: now + milliseconds });
    return Promise.resolve(isFree);
  }

  release(name: string, holder: string, restMs: number): Promise<void> {
    if (this.#leases.get(name)?.holder === holder) {
      this.#leases.set(name, { holder: '', until: this.clock.now().getTime() + restMs });
    }
    return Promise.resolve();
  }
}
